import { maskContact } from '@marketplace/shared/format';
import { MINUTE_MS, now, nowIso } from '../../../clock';
import type { LiveOtp, OtpRecord, OtpCollection } from '../../../data/records/otpRecords';
import type { Collections } from '../../../data/records';
import type { Reader } from '../../../store/port';
import type { Known, Requester } from './otpRequester';
import { findRequester } from './otpRequester';

/** Milliseconds for which a code is valid after it was last sent. */
export const LIFE_MS = 10 * MINUTE_MS;
/** Number of wrong tries after which a requester can no longer use a code. */
export const MAX_WRONG_TRIES = 5;

/** Identifies the codes of one subject. */
export interface OtpKey {
  /** The purpose. */
  readonly collection: OtpCollection;
  /**
   * Id of the subject: an application, a lead, or a user, who may not exist before the first code is used.
   */
  readonly id: string;
}

/** Returns the codes that have not expired, oldest first. */
export const filterLiveOtps = (otp: Readonly<OtpRecord> | undefined): readonly LiveOtp[] =>
  (otp?.codes ?? []).filter(({ expires_at }) => expires_at > nowIso());

/** Returns the codes for which the requester has tries left. */
export const filterUsableOtps = (live: readonly LiveOtp[], { own }: Known): readonly LiveOtp[] =>
  live.filter(({ id }) => !own.dead_codes.includes(id));

/** What the owner may know of the code that was sent last: `age` in seconds. */
interface CodeState {
  readonly sent_to: string;
  readonly age: number;
  readonly tries_left: number;
}

/** Returns what a requester may know of the codes of a subject; null if none was sent. */
export async function loadCodeState(
  reader: Reader<Collections>,
  { collection, id }: OtpKey,
  requester: Requester,
): Promise<CodeState | null> {
  const otp = await reader.get(collection, id);
  if (!otp) return null;
  const known = await findRequester(reader, id, requester);
  const usable = filterUsableOtps(filterLiveOtps(otp), known).length > 0;
  return {
    sent_to: maskContact(otp.contact),
    age: Math.max(0, Math.floor((now() - Date.parse(otp.sent_at)) / 1000)),
    tries_left: usable ? MAX_WRONG_TRIES - known.own.wrong_tries : 0,
  };
}
