import { MINUTE_MS, nowIso } from '../../clock';
import type { LivePasscode, OtpRecord } from '../../data/passcodeRecords';
import type { Collections } from '../../data/records';
import type { Reader } from '../../store/port';
import type { Known, Requester } from './passcodeRequester';
import { findRequester } from './passcodeRequester';

/** How long a code can be used after it was sent last. */
export const LIFE_MS = 10 * MINUTE_MS;
/** Wrong tries of one requester at which a code is dead to it. */
export const MAX_WRONG_TRIES = 5;

/** The codes of one subject. */
export interface PasscodeKey {
  /** What they are for: the sign-in, or confirming an application. A code of the one is none of the other. */
  readonly book: 'otps' | 'lender_codes';
  /** The subject: a user, who may be there only once a code was used, or an application. */
  readonly id: string;
}

/** The codes that can still be used, oldest first. */
export const livePasscodes = (otp: Readonly<OtpRecord> | undefined): readonly LivePasscode[] =>
  (otp?.codes ?? []).filter(({ expires_at }) => expires_at > nowIso());

/** Those of them that a requester has not used its tries up at. */
export const usablePasscodes = (
  live: readonly LivePasscode[],
  { own }: Known,
): readonly LivePasscode[] => live.filter(({ id }) => !own.dead_codes.includes(id));

/** How a requester stands to the codes that were sent to it; undefined where none was. */
export async function passcodeState(
  reader: Reader<Collections>,
  { book, id }: PasscodeKey,
  requester: Requester,
): Promise<{ contact: string; sentAt: string; triesLeft: number } | undefined> {
  const otp = await reader.get(book, id);
  if (!otp) return undefined;
  const known = await findRequester(reader, id, requester);
  const usable = usablePasscodes(livePasscodes(otp), known).length > 0;
  const triesLeft = usable ? MAX_WRONG_TRIES - known.own.wrong_tries : 0;
  return { contact: otp.contact, sentAt: otp.sent_at, triesLeft };
}
