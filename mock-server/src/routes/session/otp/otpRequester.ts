import { createHash } from 'node:crypto';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Request } from 'express';
import { BROWSER_DAYS } from '../../../auth/browserId';
import { agoIso, DAY_MS, MINUTE_MS, now } from '../../../clock';
import type { OtpRequesterRecord } from '../../../data/records/otpRecords';
import type { Collections } from '../../../data/records';
import { HttpError } from '../../../httpError';
import type { Reader, Writer } from '../../../store/port';

const MAX_FAILURES = 10;
const BLOCK_MS = 15 * MINUTE_MS;
/** Maximum number of trusted browsers of one subject; drops those that signed in longest ago. */
const MAX_TRUSTED = 20;

/** The source of a code request or a try: a browser with our cookie, a network address, or both. */
export interface Requester {
  readonly browserId?: string | undefined;
  /** IPv6 addresses count as their /56 network, which providers give to one customer. */
  readonly address: string;
}

/** The requester for codes that only the signed-in owner can request. */
export const OWNER: Requester = { address: 'owner' };

export const getRequester = ({ ip }: Request, browserId: string | undefined): Requester => ({
  browserId,
  address: ip === undefined ? '' : ipKeyGenerator(ip),
});

/** Derives a record's id from its key, so that concurrent requests cannot create two records. */
function buildRecordId(...key: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(key)).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/u, '$1-$2-8$3-8$4-$5');
}

type RequesterState = Readonly<Omit<OtpRequesterRecord, 'version'>>;

function createState(id: string, subject: string): RequesterState {
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

/** A requester's records for one subject, which is a person or an application. */
export interface Known {
  /** The browser's record, if it has requested this subject's codes before or signed in with one. */
  readonly browser: RequesterState | undefined;
  readonly address: RequesterState;
  /** The record whose tries count: the browser's if it exists, else the address's. */
  readonly own: RequesterState;
}

export async function findRequester(
  reader: Reader<Collections>,
  subject: string,
  { browserId, address }: Requester,
): Promise<Known> {
  const addressId = buildRecordId(subject, 'address', address);
  const fromAddress =
    (await reader.get('passcode_requesters', addressId)) ?? createState(addressId, subject);
  const browser =
    browserId === undefined
      ? undefined
      : await reader.get('passcode_requesters', buildRecordId(subject, 'browser', browserId));
  return { browser, address: fromAddress, own: browser ?? fromAddress };
}

export const newBrowser = (subject: string, browserId: string): RequesterState =>
  createState(buildRecordId(subject, 'browser', browserId), subject);

/** Saves a requester's record for a day, or for `BROWSER_DAYS` if the browser is trusted. */
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

/** Trusts a browser that has signed in with a subject's code. */
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

/**
 * Returns a 429 for a requester that failed ten times in a row within the last quarter of an hour;
 * undefined for any other.
 */
export function refuseAfterFailures({
  failures,
  failed_at,
}: RequesterState): HttpError | undefined {
  if (failures < MAX_FAILURES || failed_at <= agoIso(BLOCK_MS)) return undefined;
  return tooManyTries(Date.parse(failed_at) + BLOCK_MS);
}

/** Builds a 429 for a try before a time, in milliseconds since 1970. */
export function tooManyTries(until: number): HttpError {
  const retryAfter = Math.max(1, Math.ceil((until - now()) / 1000));
  const params = { count: Math.ceil(retryAfter / 60) };
  return new HttpError(429, 'too_many_tries', { params, retryAfter });
}

/** Returns the requester with one more failure. Starts counting again after the block has ended. */
export function withFailure(state: RequesterState): RequesterState {
  const recent = state.failed_at > agoIso(BLOCK_MS) ? state.failures : 0;
  return { ...state, failures: recent + 1, failed_at: new Date(now()).toISOString() };
}
