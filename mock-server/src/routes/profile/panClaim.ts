import { DAY_MS, now, nowIso } from '../../clock';
import type { Collections, UserRecord } from '../../data/records';
import { HttpError } from '../../httpError';
import type { Reader, Writer } from '../../store/port';
import { OPEN_STATUSES } from '../offers/openStatuses';
import { computeCompletion } from './completed';

/** An account may claim so many PANs within so many days; refused claims count. */
const MAX_CLAIMS = 5;
const CLAIM_DAYS = 30;

/** A claim that nobody has confirmed keeps others out for so long, and may be corrected for so long. */
const PROVISIONAL_MS = DAY_MS;

/** So long after `confirm-identity` the session may change the PAN. */
const CONFIRMED_MS = 15 * 60_000;

type Claim = Pick<UserRecord, 'tin' | 'pan_claimed_at' | 'pan_claims'>;

const isProvisional = ({ pan_claimed_at }: Readonly<UserRecord>): boolean =>
  pan_claimed_at !== undefined && Date.parse(pan_claimed_at) > now() - PROVISIONAL_MS;

/** Lenders check papers: a PAN with which an application is open or was disbursed is its holder's. */
async function isConfirmed(
  reader: Reader<Collections>,
  { id, tin }: Readonly<UserRecord>,
): Promise<boolean> {
  const { rows } = await reader.find('applications', {
    filter: { user_id: id, status: [...OPEN_STATUSES, 'disbursed'] },
  });
  return rows.some(({ pan = tin }) => pan === tin);
}

const recentClaims = ({ pan_claims = [] }: Readonly<UserRecord>): readonly string[] =>
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

/** Takes a PAN from an account that never confirmed it; its holder is asked for a PAN again. */
async function release(writer: Writer<Collections>, holder: Readonly<UserRecord>): Promise<void> {
  const without = { ...holder, tin: '', credit_score: null };
  await writer.update('users', holder.id, {
    ...computeCompletion(without, false),
    tin: '',
    credit_score: null,
    pl_update_required: 1,
  });
}

/**
 * Claims a PAN for an account, within the transaction that saves it. Two live accounts never hold one PAN.
 *
 * Nobody can prove here whose a PAN is, and a thief may be the first to type it. So a claim is provisional for a day:
 * it keeps everybody else out, which two claims at one moment need, and its holder may correct it. It is confirmed
 * once a lender has an application with it, because lenders check papers. A claim that is neither provisional nor
 * confirmed gives way to the next one, and the account that loses it is asked for a PAN again.
 *
 * Changing or clearing a stored PAN later takes a session that has shown, by `confirm-identity`, that it knows the one
 * that is stored; otherwise whoever holds the phone could overwrite what the identity is compared with.
 *
 * A refusal names no holder. It still tells that there is one, so an account may claim at most five PANs in 30 days,
 * refused ones among them.
 * @param confirmedAt when the session passed `confirm-identity`; ISO 8601
 * @throws HttpError 422 for a PAN of another account or an unconfirmed change, 429 for too many claims.
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
  const claims = recentClaims(user);
  checkLimit(claims);
  const { rows } = await writer.find('users', { filter: { tin: pan } });
  for (const holder of rows) {
    if (isProvisional(holder) || (await isConfirmed(writer, holder)))
      throw new HttpError(422, 'pan_taken', { errors: { tin: 'pan_taken' } });
    await release(writer, holder);
  }
  return { tin: pan, pan_claimed_at: nowIso(), pan_claims: [...claims, nowIso()] };
}

/** Counts a claim that was refused: the transaction that refused it has kept nothing. */
export async function countRefusedClaim(
  writer: Writer<Collections>,
  userId: string,
): Promise<void> {
  const user = await writer.get('users', userId);
  if (user) await writer.update('users', userId, { pan_claims: [...recentClaims(user), nowIso()] });
}

/** Whether a failure is the refusal of a PAN that another account holds. */
export const isTakenPan = (error: unknown): boolean =>
  error instanceof HttpError && error.key === 'pan_taken';
