import { timingSafeEqual } from 'node:crypto';
import { agoIso, HOUR_MS, MINUTE_MS, now, nowIso } from '../../../clock';
import type { OtpRecord } from '../../../data/records/otpRecords';
import type { Collections } from '../../../data/records';
import { HttpError } from '../../../httpError';
import type { Writer } from '../../../store/port';
import type { OtpKey } from './liveOtps';
import { filterLiveOtps, MAX_WRONG_TRIES, filterUsableOtps } from './liveOtps';
import type { Requester } from './otpRequester';
import {
  findRequester,
  refuseAfterFailures,
  saveRequester,
  tooManyTries,
  trustBrowser,
  withFailure,
} from './otpRequester';

/** Number of tries that all unknown requesters together have at one subject's codes before they have to wait. */
const MAX_UNTRUSTED_TRIES = 50;
const UNTRUSTED_PAUSE_MS = MINUTE_MS;

export type OtpResult =
  | { readonly ok: true; readonly contact: string; readonly partnerId: number | null }
  | { readonly ok: false; readonly refusal: HttpError };

export interface OtpTry extends OtpKey {
  readonly requester: Requester;
  /** The browser to trust after it has signed in. */
  readonly newBrowserId?: string | undefined;
  readonly limited: boolean;
}

const buildRefusal = (key: 'otp_wrong' | 'otp_expired'): OtpResult => ({
  ok: false,
  refusal: new HttpError(422, key, { errors: { otp: key } }),
});

/** Throws 429 if unknown requesters have used up their tries and the last one was less than a minute ago. */
function checkUntrustedTries({
  untrusted_tries = 0,
  untrusted_tried_at = '',
}: Readonly<OtpRecord>): void {
  const recent = untrusted_tried_at > agoIso(HOUR_MS) && untrusted_tries >= MAX_UNTRUSTED_TRIES;
  const next = Date.parse(untrusted_tried_at) + UNTRUSTED_PAUSE_MS;
  if (recent && next > now()) throw tooManyTries(next);
}

/**
 * Tries a code. The right one uses up all codes of the subject; a wrong one counts against the
 * requester. Returns the refusal instead of throwing it, because a throw would roll back the count.
 * Rejects with 429 if the requester has to wait.
 */
export async function tryOtp(
  writer: Writer<Collections>,
  { collection, id, requester, newBrowserId, limited }: OtpTry,
  input: string,
): Promise<OtpResult> {
  const otp = await writer.get(collection, id);
  if (!otp) return buildRefusal('otp_wrong');
  const known = await findRequester(writer, id, requester);
  const { own } = known;
  const refusal = limited ? refuseAfterFailures(own) : undefined;
  if (refusal) throw refusal;
  const live = filterLiveOtps(otp);
  if (live.length === 0) return buildRefusal('otp_expired');
  const usable = filterUsableOtps(live, known);
  if (usable.length === 0) {
    await saveRequester(writer, withFailure(own));
    return buildRefusal('otp_expired');
  }
  if (limited && !own.trusted) checkUntrustedTries(otp);
  const right = usable.find(({ code }) => timingSafeEqual(Buffer.from(code), Buffer.from(input)));
  if (right) {
    await writer.update(collection, id, { codes: [] });
    const done = { asked_at: [], partner_until: '', wrong_tries: 0, failures: 0, partner_id: null };
    for (const one of new Set([known.address, own]))
      await saveRequester(writer, { ...one, ...done });
    if (newBrowserId !== undefined) await trustBrowser(writer, id, newBrowserId);
    const partnerId = own.partner_until > nowIso() ? own.partner_id : right.partner_id;
    return { ok: true, contact: otp.contact, partnerId };
  }
  if (!own.trusted) {
    const recent =
      (otp.untrusted_tried_at ?? '') > agoIso(HOUR_MS) ? (otp.untrusted_tries ?? 0) : 0;
    await writer.update(collection, id, {
      untrusted_tries: recent + 1,
      untrusted_tried_at: nowIso(),
    });
  }
  const wrong_tries = own.wrong_tries + 1;
  const dead = wrong_tries >= MAX_WRONG_TRIES;
  await saveRequester(writer, {
    ...withFailure(own),
    wrong_tries: dead ? 0 : wrong_tries,
    ...(dead && { dead_codes: live.map((one) => one.id) }),
  });
  return buildRefusal(dead ? 'otp_expired' : 'otp_wrong');
}
