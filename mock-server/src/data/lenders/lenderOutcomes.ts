import { MINUTE_MS, now } from '../../clock';
import type { Reader } from '../../store/port';
import type { Collections } from '../records';

/** Fewer decisions than this say nothing of a lender. */
export const LEAST_OUTCOMES = 30;

const APPROVED: readonly string[] = ['approved', 'disbursed', 'cancelled'];
const DECIDED: readonly string[] = [...APPROVED, 'rejected'];

/** The shares change slowly, and a comparison of offers must not wait for a count. */
const KEPT_MS = 10 * MINUTE_MS;

type Shares = ReadonlyMap<number, number>;

const kept = new WeakMap<object, { readonly at: number; readonly shares: Shares }>();

async function countShares(reader: Reader<Collections>): Promise<Shares> {
  const counts = await reader.countBy('applications', ['lender_id', 'status'], {
    status: [...DECIDED],
  });
  const totals = new Map<number, { approved: number; decided: number }>();
  for (const { lender_id, status, count } of counts) {
    const { approved, decided } = totals.get(lender_id) ?? { approved: 0, decided: 0 };
    const isApproved = APPROVED.includes(status);
    totals.set(lender_id, {
      approved: approved + (isApproved ? count : 0),
      decided: decided + count,
    });
  }
  return new Map(
    [...totals].flatMap(([lender_id, { approved, decided }]) =>
      decided < LEAST_OUTCOMES ? [] : [[lender_id, Math.round((approved / decided) * 100)]],
    ),
  );
}

/**
 * Returns per cent of the decided applications that each lender has approved, by lender. A lender with fewer than
 * `LEAST_OUTCOMES` decisions has none. Withdrawn applications are no decisions.
 */
export async function loadApprovalShares(reader: Reader<Collections>): Promise<Shares> {
  const last = kept.get(reader);
  if (last && Math.abs(now() - last.at) < KEPT_MS) return last.shares;
  const shares = await countShares(reader);
  kept.set(reader, { at: now(), shares });
  return shares;
}
