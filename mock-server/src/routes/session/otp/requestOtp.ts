import { randomUUID } from 'node:crypto';
import { newOtp } from '../../../auth/tokens';
import { agoIso, HOUR_MS, now, nowIso } from '../../../clock';
import type { LiveOtp } from '../../../data/records/otpRecords';
import type { Collections } from '../../../data/records';
import type { Language } from '../../../messages/translate';
import type { Writer } from '../../../store/port';
import { sendMessage } from '../../outbox/sendMessage';
import type { OtpKey } from './liveOtps';
import { LIFE_MS, filterLiveOtps, filterUsableOtps } from './liveOtps';
import type { Known, Requester } from './otpRequester';
import {
  findRequester,
  newBrowser,
  refuseAfterFailures,
  saveRequester,
  tooManyTries,
} from './otpRequester';
import { refuseRequest } from './otpRequests';

/** Maximum number of simultaneously valid codes of one subject. */
const MAX_LIVE = 3;
/**
 * Maximum number of messages per hour that unknown requesters cause to one contact, beyond a new
 * code every ten minutes.
 */
const MAX_UNTRUSTED_MESSAGES = 20;

export interface OtpRequest extends OtpKey {
  readonly requester: Requester;
  /** Id that the response sets for a browser without the cookie. */
  readonly newBrowserId?: string | undefined;
  /** As the person typed it. */
  readonly contact: string;
  /** The partner whose pages the requester came through. */
  readonly partnerId: number | null;
  /** Whether to limit requests. Tries at a code are always limited. */
  readonly limited: boolean;
  readonly language: Language;
  /** Builds the message around the code. */
  readonly text: (code: string) => string;
}

/**
 * Chooses the code to send: the newest that the requester may use, else a new one. Throws 429 if no
 * new one is allowed.
 */
function chooseCode(
  live: readonly LiveOtp[],
  known: Known,
  { isOverLimit, partnerId }: { isOverLimit: boolean; partnerId: number | null },
): LiveOtp {
  const expires_at = new Date(now() + LIFE_MS).toISOString();
  const valid = filterUsableOtps(live, known).at(-1);
  if (valid) {
    // A link that is opened in another browser assigns a partner only if all requesters agree on one.
    const partner_id = valid.partner_id === partnerId ? partnerId : null;
    return { ...valid, partner_id, expires_at: isOverLimit ? valid.expires_at : expires_at };
  }
  const [oldest] = live;
  if (oldest && (isOverLimit || live.length >= MAX_LIVE))
    throw tooManyTries(Date.parse(oldest.expires_at));
  return { id: randomUUID(), code: newOtp(), partner_id: partnerId, expires_at };
}

/**
 * Finds the requester of a code. A browser with an id that is new to this subject has its own count of
 * requests from the start and does not share its address's count.
 */
async function findOrCreateRequester(
  writer: Writer<Collections>,
  { id, requester }: OtpRequest,
): Promise<Known> {
  const known = await findRequester(writer, id, requester);
  const { browserId } = requester;
  if (known.browser || browserId === undefined) return known;
  return { ...known, own: newBrowser(id, browserId) };
}

/** Records a request for the browser and the address that made it. */
async function recordRequest(
  writer: Writer<Collections>,
  known: Known,
  { id, newBrowserId, partnerId, isNew, sent }: OtpRequest & { isNew: boolean; sent: boolean },
): Promise<void> {
  const { address, own } = known;
  const partner_until = new Date(now() + HOUR_MS).toISOString();
  const asks = { partner_until, ...(isNew && { wrong_tries: 0 }) };
  const appendRequest = ({ asked_at }: Known['own']) => ({
    asked_at: [...asked_at.filter((at) => at > agoIso(HOUR_MS)), nowIso()],
  });
  // Without a cookie the server cannot tell whether the same person asks again, so the first partner stays.
  const waits = address.partner_until > nowIso();
  const partner_id = waits ? address.partner_id : partnerId;
  if (!own.trusted) {
    const tries = own === address ? asks : { partner_until };
    // A request that sends no message does not count, because every browser may make one.
    const request = sent ? appendRequest(address) : {};
    await saveRequester(writer, { ...address, ...tries, ...request, partner_id });
  }
  const newOwn = newBrowserId === undefined ? undefined : newBrowser(id, newBrowserId);
  const asking = own === address ? newOwn : own;
  if (asking)
    await saveRequester(writer, {
      ...asking,
      ...asks,
      ...appendRequest(asking),
      partner_id: partnerId,
    });
}

/**
 * One-time codes that an attacker can neither use up nor guess.
 *
 * Anybody who knows a mobile number can request its codes and try some, so the actions of one
 * requester must not count against another. A requester is a browser, identified by its cookie, or
 * the network address of a client without a cookie.
 *
 * - Codes: the server sends a code that is still valid again, to the same contact, so no request
 *   invalidates the owner's code. A requester that has used its five tries cannot use that code any
 *   more, and gets another; at most three are valid at once, and a new one never replaces a valid
 *   one.
 * - Requests: each requester may make six an hour for a contact, 30 seconds apart. An address that has
 *   used these up causes no more messages, and all unknown requesters together cause at most twenty
 *   an hour to a contact. Beyond that the server refuses no browser that sends an id, be it a new
 *   one: it tells the browser that the code in the last message is valid, or sends one if none is.
 *   A client without an id gets one with the refusal and may ask again. So the owner can always
 *   request a code, and messages do not flood the phone.
 * - Tries: ten failures block a requester for a quarter of an hour. All unknown requesters together
 *   have fifty tries at a contact's codes, then one a minute until an hour has passed without a
 *   try. That limits guessing from many addresses to a chance of less than 1 in 5,000 an hour.
 * - A browser that has signed in to the contact before is known: neither the totals of unknown
 *   requesters nor the activity at its address block it.
 *
 * Remaining risks: while somebody guesses under ever new ids, a browser that never signed in shares
 * the one try a minute; and `throttle` limits all requests of an address per minute.
 *
 * The store holds all of this, so it survives a restart and all processes share it.
 *
 * Sends a code to the outbox, or refers to the last message; `sent` tells which. Rejects with 429
 * if the requester has to wait.
 */
export async function requestOtp(
  writer: Writer<Collections>,
  request: OtpRequest,
): Promise<{ sent: boolean }> {
  const { collection, id, contact, limited, language, text, partnerId } = request;
  const otp = await writer.get(collection, id);
  const known = await findOrCreateRequester(writer, request);
  const { own, address } = known;
  const refuse = (state: Known['own']) =>
    refuseAfterFailures(state) ?? refuseRequest(state.asked_at, language);
  const refusal = limited ? refuse(own) : undefined;
  if (refusal) throw refusal;
  const since = agoIso(HOUR_MS);
  const messages = (otp?.untrusted_messages ?? []).filter((at) => at > since);
  const isQuiet = messages.length >= MAX_UNTRUSTED_MESSAGES || refuse(address) !== undefined;
  const isOverLimit = limited && !own.trusted && isQuiet;
  const live = filterLiveOtps(otp);
  const code = chooseCode(live, known, { isOverLimit, partnerId });
  const isNew = live.every((one) => one.id !== code.id);
  const sent = isNew || !isOverLimit;
  const record = {
    contact: contact.toLowerCase(),
    codes: [...live.filter((one) => one.id !== code.id), code],
    sent_at: sent ? nowIso() : (otp?.sent_at ?? nowIso()),
    untrusted_messages: sent && !own.trusted ? [...messages, nowIso()] : messages,
    untrusted_tries: otp?.untrusted_tries ?? 0,
    untrusted_tried_at: otp?.untrusted_tried_at ?? '',
    expires_at: code.expires_at,
  };
  if (otp) await writer.update(collection, id, record);
  else await writer.insert(collection, { id, ...record });
  await recordRequest(writer, known, { ...request, isNew, sent });
  if (sent)
    await sendMessage(writer, {
      kind: 'passcode',
      to: contact,
      text: text(code.code),
      code: code.code,
    });
  return { sent };
}
