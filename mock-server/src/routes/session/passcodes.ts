import { randomUUID, timingSafeEqual } from 'node:crypto';
import { formatTime } from '@marketplace/shared/format';
import { hashed, newPasscode } from '../../auth/tokens';
import { now, nowIso } from '../../clock';
import type { Collections, OtpRecord } from '../../data/records';
import { HttpError } from '../../httpError';
import type { Language } from '../../messages/say';
import type { Writer } from '../../store/port';
import { post } from '../outbox/post';

const lifeMilliseconds = 10 * 60_000;
const mostWrongTries = 5;
/** Seconds before another code may be asked for. */
export const RESEND_SECONDS = 30;

/** So many codes that nobody uses are sent in an hour: more would only fill a stranger’s telephone. */
const MOST_AN_HOUR = 6;
const hourMilliseconds = 3_600_000;

/** What a code is for: the sign-in, or confirming an application. A code of the one is none of the other. */
export type PasscodeBook = 'otps' | 'lender_codes';

/** The code that was sent to someone last. */
export interface PasscodeKey {
  readonly book: PasscodeBook;
  readonly id: string;
}

/** Tries left with a code; 0 for one that can no longer be used. */
export const triesLeft = ({ spent, expires_at, wrong_tries }: Readonly<OtpRecord>): number =>
  spent || expires_at <= nowIso() ? 0 : mostWrongTries - wrong_tries;

/** When the codes of the last hour went out that nobody has used, oldest first. */
function unusedOf(last: Readonly<OtpRecord> | undefined): readonly string[] {
  const since = new Date(now() - hourMilliseconds).toISOString();
  return (last?.unused_at ?? []).filter((at) => at > since);
}

/** The refusal once too many codes have gone out in an hour; it says when the next one may. */
function tooMany(unused: readonly string[], language: Language): HttpError | undefined {
  const [oldest] = unused.slice(-MOST_AN_HOUR);
  if (oldest === undefined || unused.length < MOST_AN_HOUR) return undefined;
  const next = Date.parse(oldest) + hourMilliseconds;
  const minute = new Date(Math.ceil(next / 60_000) * 60_000);
  const params = { count: MOST_AN_HOUR, time: formatTime(minute, language) };
  const retryAfter = Math.ceil((next - now()) / 1000);
  return new HttpError(429, 'otp_many', { params, retryAfter });
}

/** Throws 429 while the last code is too fresh, or too many went out of which none was used. */
export async function checkResend(
  writer: Writer<Collections>,
  { book, id }: PasscodeKey,
  language: Language,
): Promise<void> {
  const last = await writer.get(book, id);
  if (!last) return;
  const refusal = tooMany(unusedOf(last), language);
  if (refusal) throw refusal;
  const seconds = Math.ceil((Date.parse(last.sent_at) - now()) / 1000) + RESEND_SECONDS;
  const used = last.spent && last.wrong_tries < mostWrongTries;
  if (seconds > 0 && !used) {
    throw new HttpError(429, 'otp_wait', { params: { seconds }, retryAfter: seconds });
  }
}

export interface Addressee extends PasscodeKey {
  /** As the person typed it. */
  readonly contact: string;
  readonly partnerId: number | null;
  /** The words of the message around the code. */
  readonly text: (code: string) => string;
}

/** Makes a code, puts the one before it out of use, and sends it to the outbox. */
export async function sendPasscode(
  writer: Writer<Collections>,
  { book, id, contact, partnerId, text }: Addressee,
): Promise<Readonly<OtpRecord>> {
  const code = newPasscode();
  const time = now();
  const last = await writer.get(book, id);
  const sent_at = new Date(time).toISOString();
  const fresh = {
    code_hash: hashed(code, id),
    contact: contact.toLowerCase(),
    partner_id: partnerId,
    sent_at,
    unused_at: [...unusedOf(last), sent_at].slice(-MOST_AN_HOUR),
    expires_at: new Date(time + lifeMilliseconds).toISOString(),
    wrong_tries: 0,
    spent: false,
  };
  await post(writer, { to: contact, text: text(code), code });
  if (last) return writer.update(book, id, fresh);
  return writer.insert(book, { id, ...fresh });
}

/** What came of a try. */
export type Try =
  | { readonly ok: true; readonly otp: Readonly<OtpRecord> }
  | { readonly ok: false; readonly refusal: HttpError };

function isRight(otp: Readonly<OtpRecord>, code: string): boolean {
  return timingSafeEqual(Buffer.from(hashed(code, otp.id)), Buffer.from(otp.code_hash));
}

/**
 * Uses a code up, or counts a wrong try: the fifth puts the code out of use. It answers rather than
 * throws, since a throw would take the count back.
 */
export async function tryPasscode(
  writer: Writer<Collections>,
  { book, id }: PasscodeKey,
  code: string,
): Promise<Try> {
  const dead = {
    ok: false,
    refusal: new HttpError(422, 'otp_dead', { errors: { otp: 'otp_dead' } }),
  } as const;
  const otp = await writer.get(book, id);
  if (!otp) {
    hashed(code, randomUUID());
    return {
      ok: false,
      refusal: new HttpError(422, 'otp_wrong', { errors: { otp: 'otp_wrong' } }),
    };
  }
  if (triesLeft(otp) === 0) return dead;
  if (isRight(otp, code)) {
    await writer.update(book, id, { spent: true, unused_at: [] });
    return { ok: true, otp };
  }
  const wrong_tries = otp.wrong_tries + 1;
  const spent = wrong_tries >= mostWrongTries;
  await writer.update(book, id, { wrong_tries, spent });
  return spent
    ? dead
    : { ok: false, refusal: new HttpError(422, 'otp_wrong', { errors: { otp: 'otp_wrong' } }) };
}
