import { OPEN_STATUSES } from '@marketplace/shared/schema';
import { DAY_MS, now, nowIso } from '../../../clock';
import type { Collections, UserRecord } from '../../../data/records';
import { HttpError } from '../../../httpError';
import type { Reader, Writer } from '../../../store/port';
import { computeCompletion } from './completed';

/**
 * Maximum number of PANs that an account may claim within `CLAIM_DAYS`, refused claims included.
 */
const MAX_CLAIMS = 5;
const CLAIM_DAYS = 30;

/** How long an unconfirmed claim excludes others, and how long its holder may correct it. */
const PROVISIONAL_MS = DAY_MS;

/** How long after `confirm-identity` a session may change the PAN. */
const CONFIRMED_MS = 15 * 60_000;

type Claim = Pick<UserRecord, 'tin' | 'pan_claimed_at' | 'pan_claims'>;

const isProvisional = ({ pan_claimed_at }: Readonly<UserRecord>): boolean =>
  pan_claimed_at !== undefined && Date.parse(pan_claimed_at) > now() - PROVISIONAL_MS;

/**
 * Whether a lender has confirmed the holder's PAN: with an open or disbursed application, because
 * lenders check documents.
 */
async function isConfirmed(
  reader: Reader<Collections>,
  { id, tin }: Readonly<UserRecord>,
): Promise<boolean> {
  const { rows } = await reader.find('applications', {
    filter: { user_id: id, status: [...OPEN_STATUSES, 'disbursed'] },
  });
  return rows.some(({ pan = tin }) => pan === tin);
}

const listRecentClaims = ({ pan_claims = [] }: Readonly<UserRecord>): readonly string[] =>
  pan_claims.filter((at) => Date.parse(at) > now() - CLAIM_DAYS * DAY_MS);

function checkLimit(claims: readonly string[]): void {
  const [oldest] = claims;
  if (oldest === undefined || claims.length < MAX_CLAIMS) return;
  const free = Date.parse(oldest) + CLAIM_DAYS * DAY_MS;
  throw new HttpError(429, 'pan_changes', {
    errors: { tin: 'pan_changes' },
    params: { count: MAX_CLAIMS, days: CLAIM_DAYS },
    retryAfter: Math.ceil((free - now()) / 1000),
  });
}

/** Removes the PAN from an account that never confirmed it. The account must enter a PAN again. */
async function releasePan(
  writer: Writer<Collections>,
  holder: Readonly<UserRecord>,
): Promise<void> {
  const without = { ...holder, tin: '', credit_score: null };
  await writer.update('users', holder.id, {
    ...computeCompletion(without, false),
    tin: '',
    credit_score: null,
    score_history: [],
    pl_update_required: 1,
  });
}

/**
 * Claims a PAN for an account, within the transaction that saves it. Two live accounts never hold
 * the same PAN.
 *
 * Nobody can prove here who owns a PAN, and a thief may be the first to enter it. So a claim is
 * provisional for a day: it excludes all others, which two simultaneous claims require, and its
 * holder may correct it. An application to a lender confirms the claim, because lenders check
 * documents. A claim that is neither provisional nor confirmed yields to the next one, and the
 * account that loses it must enter a PAN again.
 *
 * Changing or clearing a stored PAN later requires a session that has passed `confirm-identity`
 * with the stored PAN. Otherwise anybody holding the phone could overwrite the data that the
 * identity check compares with.
 *
 * A refusal names no holder, but reveals that one exists. So an account may claim at most five PANs
 * in 30 days, refused claims included.
 * @param confirmedAt when the session passed `confirm-identity`; ISO 8601
 * @throws HttpError 422 for a PAN of another account or an unconfirmed change, 429 for too many
 * claims.
 */
export async function claimPan(
  writer: Writer<Collections>,
  user: Readonly<UserRecord>,
  pan: string,
  confirmedAt: string | undefined,
): Promise<Partial<Claim>> {
  if (pan === user.tin) return {};
  const isCompared = confirmedAt !== undefined && Date.parse(confirmedAt) > now() - CONFIRMED_MS;
  const mayCorrect = isProvisional(user) && !(await isConfirmed(writer, user));
  if (user.tin !== '' && !isCompared && !mayCorrect)
    throw new HttpError(422, 'pan_unconfirmed', { errors: { tin: 'pan_unconfirmed' } });
  if (pan === '') return { tin: '' };
  const claims = listRecentClaims(user);
  checkLimit(claims);
  const { rows } = await writer.find('users', { filter: { tin: pan } });
  for (const holder of rows) {
    if (isProvisional(holder) || (await isConfirmed(writer, holder)))
      throw new HttpError(422, 'pan_taken', { errors: { tin: 'pan_taken' } });
    await releasePan(writer, holder);
  }
  return { tin: pan, pan_claimed_at: nowIso(), pan_claims: [...claims, nowIso()] };
}

/** Counts a refused claim, in its own transaction, because the refusing one was rolled back. */
export async function countRefusedClaim(
  writer: Writer<Collections>,
  userId: string,
): Promise<void> {
  const user = await writer.get('users', userId);
  if (user)
    await writer.update('users', userId, { pan_claims: [...listRecentClaims(user), nowIso()] });
}

/** Whether an error means that another account holds the PAN. */
export const isTakenPan = (error: unknown): boolean =>
  error instanceof HttpError && error.key === 'pan_taken';
