import { createHash } from 'node:crypto';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Request } from 'express';
import { BROWSER_DAYS } from '../../auth/browserId';
import { agoIso, DAY_MS, MINUTE_MS, now } from '../../clock';
import type { PasscodeRequesterRecord } from '../../data/passcodeRecords';
import type { Collections } from '../../data/records';
import { HttpError } from '../../httpError';
import type { Reader, Writer } from '../../store/port';

const MAX_FAILURES = 10;
const REST_MS = 15 * MINUTE_MS;
/** Browsers of one person that are told from strangers'; the one signed in with longest ago goes first. */
const MAX_TRUSTED = 20;

/** Who asks for or tries a code of somebody's: a browser that has our cookie, a network address, or both. */
export interface Requester {
  readonly browserId?: string | undefined;
  /** An IPv6 address counts as its network of 56 bits, which one customer of a provider has. */
  readonly address: string;
}

/** The requester of what only the signed-in owner may ask for. */
export const OWNER: Requester = { address: 'owner' };

export const requesterOf = ({ ip }: Request, browserId: string | undefined): Requester => ({
  browserId,
  address: ip === undefined ? '' : ipKeyGenerator(ip),
});

/** A requester's record has an id made from its key, so two at one instant cannot make two of them. */
function recordId(...key: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(key)).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/u, '$1-$2-8$3-8$4-$5');
}

type RequesterState = Readonly<Omit<PasscodeRequesterRecord, 'version'>>;

function blank(id: string, subject: string): RequesterState {
  return {
    id,
    subject,
    partner_id: null,
    asked_at: [],
    partner_until: '',
    dead_codes: [],
    wrong_tries: 0,
    failures: 0,
    failed_at: '',
    trusted: false,
    expires_at: '',
  };
}

/** What is kept of a requester with one subject, a person or an application. */
export interface Known {
  /** Of the browser, where it has asked for this subject's codes before or signed in with one. */
  readonly browser: RequesterState | undefined;
  readonly address: RequesterState;
  /** The one whose tries count: the browser where it is known, else the address. */
  readonly own: RequesterState;
}

export async function findRequester(
  reader: Reader<Collections>,
  subject: string,
  { browserId, address }: Requester,
): Promise<Known> {
  const addressId = recordId(subject, 'address', address);
  const ofAddress =
    (await reader.get('passcode_requesters', addressId)) ?? blank(addressId, subject);
  const browser =
    browserId === undefined
      ? undefined
      : await reader.get('passcode_requesters', recordId(subject, 'browser', browserId));
  return { browser, address: ofAddress, own: browser ?? ofAddress };
}

export const newBrowser = (subject: string, browserId: string): RequesterState =>
  blank(recordId(subject, 'browser', browserId), subject);

/** Keeps a requester's record for a day, or as long as a browser is trusted. */
export async function saveRequester(
  writer: Writer<Collections>,
  { id, ...state }: RequesterState,
): Promise<void> {
  const days = state.trusted ? BROWSER_DAYS : 1;
  const { version, ...fields }: typeof state & { version?: number } = state;
  const record = { ...fields, expires_at: new Date(now() + days * DAY_MS).toISOString() };
  if (await writer.get('passcode_requesters', id))
    await writer.update('passcode_requesters', id, record);
  else await writer.insert('passcode_requesters', { id, ...record });
}

/** Notes that a browser was signed in with a subject's code: from now on it is no stranger's. */
export async function trustBrowser(
  writer: Writer<Collections>,
  subject: string,
  browserId: string,
): Promise<void> {
  await saveRequester(writer, { ...newBrowser(subject, browserId), trusted: true });
  const { rows } = await writer.find('passcode_requesters', {
    filter: { subject, trusted: true },
    sort: ['expires_at', 'DESC'],
  });
  for (const { id } of rows.slice(MAX_TRUSTED)) await writer.remove('passcode_requesters', id);
}

/** Throws 429 while a requester that failed ten times in a row rests, for a quarter of an hour. */
export function checkRest({ failures, failed_at }: RequesterState): void {
  if (failures < MAX_FAILURES || failed_at <= agoIso(REST_MS)) return;
  throw tooManyTries(Date.parse(failed_at) + REST_MS);
}

/** The refusal of a try before a time, in milliseconds. */
export function tooManyTries(until: number): HttpError {
  const retryAfter = Math.max(1, Math.ceil((until - now()) / 1000));
  const params = { minutes: Math.ceil(retryAfter / 60) };
  return new HttpError(429, 'too_many_tries', { params, retryAfter });
}

/** The requester after one more failure; one that has rested starts anew. */
export function withFailure(state: RequesterState): RequesterState {
  const recent = state.failed_at > agoIso(REST_MS) ? state.failures : 0;
  return { ...state, failures: recent + 1, failed_at: new Date(now()).toISOString() };
}
