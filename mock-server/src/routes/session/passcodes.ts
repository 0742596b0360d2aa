import { now, nowIso } from '../../clock';
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { hashed, newPasscode } from '../../auth/tokens';
import type { Collections, OtpRecord, PartnerRecord } from '../../data/records';
import { HttpError } from '../../httpError';
import type { Language } from '../../messages/say';
import { say } from '../../messages/say';
import type { Writer } from '../../store/port';
import { post } from '../outbox/post';
import { signInLink } from './signInLink';

const lifeMilliseconds = 10 * 60_000;
const mostWrongTries = 5;
/** Seconds before another code may be asked for. */
export const RESEND_SECONDS = 30;

/** Throws 429 while the last code to this person is too fresh. */
export async function checkResend(writer: Writer<Collections>, userId: string): Promise<void> {
  const last = await writer.get('otps', userId);
  if (!last) return;
  const seconds = Math.ceil((Date.parse(last.sent_at) - now()) / 1000) + RESEND_SECONDS;
  const used = last.spent && last.wrong_tries < mostWrongTries;
  if (seconds > 0 && !used) {
    throw new HttpError(429, 'otp_wait', { params: { seconds }, retryAfter: seconds });
  }
}

export interface Addressee {
  readonly userId: string;
  /** As the person typed it. */
  readonly contact: string;
  readonly partner: Readonly<Pick<PartnerRecord, 'id' | 'url_segment'>> | undefined;
  readonly language: Language;
  /** Where the link of an e-mail leads. */
  readonly origin: string;
}

/** What the message says; an e-mail carries a link besides the code, since it can be opened where it is read. */
function letterOf({ userId, contact, partner, language, origin }: Addressee, code: string): string {
  const text = say(language, 'otp_text', { code });
  if (!contact.includes('@')) return text;
  const link = signInLink(origin, { userId, code, segment: partner?.url_segment });
  return `${text} ${say(language, 'otp_link', { link })}`;
}

/** Makes a code for a person, puts the one before it out of use, and sends it to the outbox. */
export async function sendPasscode(
  writer: Writer<Collections>,
  addressee: Addressee,
): Promise<void> {
  const { userId, contact, partner } = addressee;
  const code = newPasscode();
  const time = now();
  const fresh = {
    code_hash: hashed(code, userId),
    contact: contact.toLowerCase(),
    partner_id: partner?.id ?? null,
    sent_at: new Date(time).toISOString(),
    expires_at: new Date(time + lifeMilliseconds).toISOString(),
    wrong_tries: 0,
    spent: false,
  };
  if (await writer.get('otps', userId)) await writer.update('otps', userId, fresh);
  else await writer.insert('otps', { id: userId, ...fresh });
  await post(writer, { to: contact, text: letterOf(addressee, code), code });
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
  userId: string,
  code: string,
): Promise<Try> {
  const dead = {
    ok: false,
    refusal: new HttpError(422, 'otp_dead', { errors: { otp: 'otp_dead' } }),
  } as const;
  const otp = await writer.get('otps', userId);
  if (!otp) {
    hashed(code, randomUUID());
    return {
      ok: false,
      refusal: new HttpError(422, 'otp_wrong', { errors: { otp: 'otp_wrong' } }),
    };
  }
  if (otp.spent || otp.expires_at <= nowIso()) return dead;
  if (isRight(otp, code)) {
    await writer.update('otps', userId, { spent: true });
    return { ok: true, otp };
  }
  const wrong_tries = otp.wrong_tries + 1;
  const spent = wrong_tries >= mostWrongTries;
  await writer.update('otps', userId, { wrong_tries, spent });
  return spent
    ? dead
    : { ok: false, refusal: new HttpError(422, 'otp_wrong', { errors: { otp: 'otp_wrong' } }) };
}
