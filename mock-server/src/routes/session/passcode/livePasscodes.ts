import { MINUTE_MS, nowIso } from '../../../clock';
import type { LivePasscode, OtpRecord } from '../../../data/records/passcodeRecords';
import type { Collections } from '../../../data/records';
import type { Reader } from '../../../store/port';
import type { Known, Requester } from './passcodeRequester';
import { findRequester } from './passcodeRequester';

/** Milliseconds for which a code is valid after it was last sent. */
export const LIFE_MS = 10 * MINUTE_MS;
/** Number of wrong tries after which a requester can no longer use a code. */
export const MAX_WRONG_TRIES = 5;

/** Identifies the codes of one subject. */
export interface PasscodeKey {
  /**
   * The purpose: signing in, confirming an application, or consenting to a partner's lead. A code
   * for one is not valid for another.
   */
  readonly collection: 'otps' | 'lender_codes' | 'lead_codes';
  /**
   * Id of the subject: an application, a lead, or a user, who may not exist before the first code is used.
   */
  readonly id: string;
}

/** Returns the codes that have not expired, oldest first. */
export const filterLivePasscodes = (
  otp: Readonly<OtpRecord> | undefined,
): readonly LivePasscode[] => (otp?.codes ?? []).filter(({ expires_at }) => expires_at > nowIso());

/** Returns the codes for which the requester has tries left. */
export const filterUsablePasscodes = (
  live: readonly LivePasscode[],
  { own }: Known,
): readonly LivePasscode[] => live.filter(({ id }) => !own.dead_codes.includes(id));

/** Returns a requester's state for the codes of a subject; undefined if none was sent. */
export async function getPasscodeState(
  reader: Reader<Collections>,
  { collection, id }: PasscodeKey,
  requester: Requester,
): Promise<{ contact: string; sentAt: string; triesLeft: number } | undefined> {
  const otp = await reader.get(collection, id);
  if (!otp) return undefined;
  const known = await findRequester(reader, id, requester);
  const usable = filterUsablePasscodes(filterLivePasscodes(otp), known).length > 0;
  const triesLeft = usable ? MAX_WRONG_TRIES - known.own.wrong_tries : 0;
  return { contact: otp.contact, sentAt: otp.sent_at, triesLeft };
}
