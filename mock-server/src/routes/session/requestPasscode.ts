import { randomUUID } from 'node:crypto';
import { newPasscode } from '../../auth/tokens';
import { agoIso, now, nowIso } from '../../clock';
import type { LivePasscode } from '../../data/passcodeRecords';
import type { Collections } from '../../data/records';
import type { Language } from '../../messages/translate';
import type { Writer } from '../../store/port';
import { sendMessage } from '../outbox/sendMessage';
import type { PasscodeKey } from './livePasscodes';
import { LIFE_MS, livePasscodes, usablePasscodes } from './livePasscodes';
import type { Known, Requester } from './passcodeRequester';
import {
  checkRest,
  findRequester,
  newBrowser,
  saveRequester,
  tooManyTries,
} from './passcodeRequester';
import { checkRequests, HOUR_MS } from './passcodeRequests';

/** Codes of one subject that can be used at the same time. */
const MAX_LIVE = 3;
/** Messages in an hour that strangers may cause to one contact, beyond a fresh code every ten minutes. */
const MAX_STRANGER_MESSAGES = 20;

export interface PasscodeRequest extends PasscodeKey {
  readonly requester: Requester;
  /** Given to the browser with the answer, where it had no cookie. */
  readonly newBrowserId?: string | undefined;
  /** As the person typed it. */
  readonly contact: string;
  /** The partner whose pages the requester came through. */
  readonly partnerId: number | null;
  /** Whether requests are limited. The tries at a code always are. */
  readonly limited: boolean;
  readonly language: Language;
  /** The words of the message around the code. */
  readonly text: (code: string) => string;
}

/** The code to send: the newest that the requester may use, else a new one. Throws 429 where none may be made. */
function chooseCode(
  live: readonly LivePasscode[],
  known: Known,
  { crowded, partnerId }: { crowded: boolean; partnerId: number | null },
): LivePasscode {
  const expires_at = new Date(now() + LIFE_MS).toISOString();
  const valid = usablePasscodes(live, known).at(-1);
  if (valid) {
    // Opened where nobody asked, a link brings a partner only if all who asked agree on one.
    const partner_id = valid.partner_id === partnerId ? partnerId : null;
    return { ...valid, partner_id, expires_at: crowded ? valid.expires_at : expires_at };
  }
  const [oldest] = live;
  if (oldest && (crowded || live.length >= MAX_LIVE))
    throw tooManyTries(Date.parse(oldest.expires_at));
  return { id: randomUUID(), code: newPasscode(), partner_id: partnerId, expires_at };
}

/** Notes a request with the browser and the address that made it. */
async function noteRequest(
  writer: Writer<Collections>,
  known: Known,
  { id, newBrowserId, partnerId, fresh }: PasscodeRequest & { fresh: boolean },
): Promise<void> {
  const { browser, address, own } = known;
  const partner_until = new Date(now() + HOUR_MS).toISOString();
  const asks = { partner_until, ...(fresh && { wrong_tries: 0 }) };
  const asked = (at: readonly string[]) => [...at.filter((one) => one > agoIso(HOUR_MS)), nowIso()];
  // Without a cookie nobody can tell whether it is the same who asks again: the first partner stays.
  const waits = address.partner_until > nowIso();
  const partner_id = waits ? address.partner_id : partnerId;
  if (!own.trusted) {
    const tries = own === address ? asks : { partner_until };
    await saveRequester(writer, {
      ...address,
      ...tries,
      partner_id,
      asked_at: asked(address.asked_at),
    });
  }
  const asking = browser ?? (newBrowserId === undefined ? undefined : newBrowser(id, newBrowserId));
  if (!asking) return;
  const asked_at = own.trusted ? asked(asking.asked_at) : asking.asked_at;
  await saveRequester(writer, { ...asking, ...asks, partner_id: partnerId, asked_at });
}

/**
 * One-time codes that a stranger can neither use up nor guess.
 *
 * Whoever knows a mobile number can ask for its codes and try some, so what one requester does must not
 * count against another. A requester is the browser, told by its cookie, or the network address of what
 * has no cookie.
 *
 * - Codes: a code that is still valid is sent again, to the same contact, so no request puts the owner's
 *   code out of use. A requester that has used up its five tries is dead to that code alone, and gets
 *   another; at most three live at once, and none is taken back for a new one.
 * - Requests: six an hour for each requester and contact, 30 seconds apart. Strangers together cause
 *   twenty messages an hour to a contact. Beyond those nobody is refused: whoever asks is told that the
 *   code in the last message is valid, and where none is, one is sent. So the owner can always get in,
 *   and the telephone is not filled.
 * - Tries: ten failures rest a requester for a quarter of an hour. All strangers together have fifty
 *   tries at a contact's codes, then one a minute until an hour has passed without: that bounds guessing
 *   from many addresses to less than 1 in 5,000 an hour.
 * - A browser that has signed in to the contact before is no stranger: the sums over all strangers do
 *   not hold it up, and what happens at its address neither.
 *
 * Left to an attacker: at the owner's own address, a browser that was never signed in with shares the
 * six requests; and while many addresses guess, such a browser shares the one try a minute.
 *
 * All of this lies in the store, so neither a restart nor another process forgets it.
 *
 * Sends a code to the outbox, or leaves it at the last message; `sent` says which. Throws 429 for a
 * requester that has to wait.
 */
export async function requestPasscode(
  writer: Writer<Collections>,
  request: PasscodeRequest,
): Promise<{ sent: boolean }> {
  const { book, id, contact, limited, language, text, partnerId } = request;
  const otp = await writer.get(book, id);
  const known = await findRequester(writer, id, request.requester);
  const counted = known.browser?.trusted ? known.browser : known.address;
  if (limited) {
    checkRest(known.own);
    checkRequests(counted.asked_at, language);
  }
  const since = agoIso(HOUR_MS);
  const messages = (otp?.stranger_messages ?? []).filter((at) => at > since);
  const crowded = limited && !counted.trusted && messages.length >= MAX_STRANGER_MESSAGES;
  const live = livePasscodes(otp);
  const code = chooseCode(live, known, { crowded, partnerId });
  const fresh = live.every((one) => one.id !== code.id);
  const sent = fresh || !crowded;
  const record = {
    contact: contact.toLowerCase(),
    codes: [...live.filter((one) => one.id !== code.id), code],
    sent_at: sent ? nowIso() : (otp?.sent_at ?? nowIso()),
    stranger_messages: sent && !counted.trusted ? [...messages, nowIso()] : messages,
    stranger_tries: otp?.stranger_tries ?? 0,
    stranger_tried_at: otp?.stranger_tried_at ?? '',
    expires_at: code.expires_at,
  };
  if (otp) await writer.update(book, id, record);
  else await writer.insert(book, { id, ...record });
  await noteRequest(writer, known, { ...request, fresh });
  if (sent) await sendMessage(writer, { to: contact, text: text(code.code), code: code.code });
  return { sent };
}
