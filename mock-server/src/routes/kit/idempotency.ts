import { createHmac } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@marketplace/shared/api';
import type { Request } from 'express';
import { getAccountKey, type Session } from '../../auth/sessions';
import { agoIso, nowIso } from '../../clock';
import type { Context, Store } from '../../context';
import type { Collections, IdempotencyKeyRecord } from '../../data/records';
import { HttpError } from '../../httpError';
import { Conflict, StorageFull } from '../../store/errors';
import type { Writer } from '../../store/port';
import { createSeal, type Seal } from '../../store/seal';
import type { UploadedFile } from './uploads';

/** Keys of one caller that the server keeps. More is no person, and no honest integrator. */
const KEYS_PER_CALLER = 20_000;
/** A call that runs longer than this has lost its server. */
const LONGEST_CALL_MS = 60_000;
const COLLECTION = 'idempotency_keys';

/** What a request with a key consists of. */
export interface KeyedRequest {
  readonly request: Request;
  readonly session: Session | undefined;
  readonly body: unknown;
  readonly file?: UploadedFile | undefined;
}

interface Claim extends Pick<IdempotencyKeyRecord, 'id' | 'caller' | 'request'> {
  /** Encrypts the answer with the key. */
  readonly seal: Seal;
}

/** Reads the key of a request; quotes around it, as a structured header has them, are not part of it. */
function readKey(request: Request): string | undefined {
  const header = request.get(IDEMPOTENCY_HEADER);
  if (header === undefined) return undefined;
  const key = /^"?([\x20\x21\x23-\x7E]{1,255})"?$/u.exec(header.trim())?.[1];
  if (key === undefined) throw new HttpError(400, 'idempotency_malformed');
  return key;
}

function toClaim(key: string, { request, session, body, file }: KeyedRequest): Claim {
  const caller = session ? getAccountKey(session) : `address:${request.ip}`;
  const hash = (...parts: readonly (string | Buffer)[]): Buffer =>
    parts
      .reduce(
        (hmac, part) => hmac.update(`${part.length}:`).update(part),
        createHmac('sha256', key),
      )
      .digest();
  const { method, baseUrl, path } = request;
  const content = [JSON.stringify(body ?? null), file?.name ?? '', file?.bytes ?? ''];
  return {
    id: hash('id', caller).toString('base64url'),
    caller,
    request: hash('request', method, `${baseUrl}${path}`, ...content).toString('base64url'),
    seal: createSeal(hash('answer', caller), IDEMPOTENCY_HEADER),
  };
}

const inProgress = (): HttpError =>
  new HttpError(409, 'idempotency_in_progress', { retryAfter: 2 });

/** Returns the answer to an earlier request with the key; undefined if there was none. */
async function findAnswer(
  store: Store,
  { id, request, seal }: Claim,
): Promise<{ readonly answer: unknown } | undefined> {
  const earlier = await store.get(COLLECTION, id);
  if (!earlier) return undefined;
  if (earlier.request !== request) throw new HttpError(422, 'idempotency_reused');
  if (earlier.answer !== null) return { answer: JSON.parse(seal.open(earlier.answer)) };
  if (earlier.at > agoIso(LONGEST_CALL_MS)) throw inProgress();
  throw new HttpError(409, 'idempotency_unknown');
}

async function insertClaim(
  writer: Writer<Collections>,
  { id, caller, request }: Claim,
): Promise<void> {
  const { total } = await writer.find(COLLECTION, { filter: { caller }, range: [0, -1] });
  if (total >= KEYS_PER_CALLER) throw new HttpError(429, 'too_many', { retryAfter: 3600 });
  try {
    await writer.insert(COLLECTION, { id, caller, request, answer: null, at: nowIso() });
  } catch (error) {
    throw error instanceof Conflict ? inProgress() : error;
  }
}

/**
 * Runs a call and keeps its answer. The first transaction of the call also writes the claim, so that a call
 * whose work is done is known, and a call that changes nothing costs nothing.
 */
async function runClaimed<T>(
  context: Context,
  claim: Claim,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const { store, log } = context;
  let isClaimed = false;
  const claiming: Store = {
    ...store,
    async tx(change) {
      const result = await store.tx(async (writer) => {
        const done = await change(writer);
        if (!isClaimed) await insertClaim(writer, claim);
        return done;
      });
      isClaimed = true;
      return result;
    },
  };
  try {
    const answer = await work({ ...context, store: claiming });
    const kept = claim.seal.close(JSON.stringify(answer));
    if (isClaimed)
      await store
        .tx((writer) => writer.update(COLLECTION, claim.id, { answer: kept }))
        .catch((error: unknown) => {
          if (!(error instanceof StorageFull)) throw error;
          log.warn('the answer to an idempotency key could not be kept');
        });
    return answer;
  } catch (error) {
    // A refused call may be sent again with its key.
    if (isClaimed) await store.tx((writer) => writer.remove(COLLECTION, claim.id));
    throw error;
  }
}

/** The calls that this process runs, by the id of their key. */
const running = new Map<string, Promise<unknown>>();

/**
 * Runs a call once for each idempotency key of its caller. The same request with the same key gets the first
 * answer again, and waits for it if the first still runs; a request with another body is a 422.
 */
export async function runOnce<T>(
  context: Context,
  keyed: KeyedRequest,
  work: (context: Context) => Promise<T>,
): Promise<unknown> {
  const key = readKey(keyed.request);
  if (key === undefined) return work(context);
  const claim = toClaim(key, keyed);
  // One waits after the other, because the first may fail and the second then runs.
  for (let first = running.get(claim.id); first; first = running.get(claim.id))
    await first.catch(() => undefined);
  const run = (async () => {
    const found = await findAnswer(context.store, claim);
    return found ? found.answer : runClaimed(context, claim, work);
  })();
  running.set(claim.id, run);
  try {
    return await run;
  } finally {
    running.delete(claim.id);
  }
}
