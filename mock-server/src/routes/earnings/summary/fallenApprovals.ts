import { groupBy } from '@marketplace/shared/collections';
import { addDays } from '@marketplace/shared/format';
import type { ApplicationRecord } from '../../../data/records';
import type { Days } from './disbursals';
import { sumCounts } from './totals';

/** The days that are compared with as many days before them. */
const COMPARED_DAYS = 30;
/** With fewer decisions a share is not meaningful. */
const MIN_DECIDED = 5;
/** The fall in percentage points that raises an alert. */
const FALL_POINTS = 20;

const APPROVED: readonly string[] = ['approved', 'disbursed'];
const DECIDED: readonly string[] = [...APPROVED, 'rejected'];

/** A lender that approves far less than before; shares in per cent of the decided applications. */
export interface FallenApprovals {
  readonly lender_id: number;
  readonly before: number;
  readonly now: number;
  /** The lender's recent applications. */
  readonly count: number;
}

type Group = Readonly<Pick<ApplicationRecord, 'lender_id' | 'status'>> & { readonly count: number };

/** The compared days, up to today. */
export function getComparedDays(today: string): { readonly days: Days; readonly earlier: Days } {
  const days = { from: addDays(today, 1 - COMPARED_DAYS), to: today };
  return {
    days,
    earlier: { from: addDays(days.from, -COMPARED_DAYS), to: addDays(days.from, -1) },
  };
}

function computeApprovedPercent(applications: readonly Group[]): number | undefined {
  const decided = applications.filter(({ status }) => DECIDED.includes(status));
  const number = sumCounts(decided);
  if (number < MIN_DECIDED) return undefined;
  const approved = decided.filter(({ status }) => APPROVED.includes(status));
  return Math.round((1000 * sumCounts(approved)) / number) / 10;
}

/**
 * Finds the lenders whose share of approvals among their recent applications is at least 20 percentage
 * points below that of the earlier ones, the deepest fall first.
 */
export function findFallenApprovals(
  recent: readonly Group[],
  earlier: readonly Group[],
): FallenApprovals[] {
  const earlierByLender = groupBy(earlier, ({ lender_id }) => lender_id);
  return [...groupBy(recent, ({ lender_id }) => lender_id)]
    .flatMap(([lender_id, own]) => {
      const now = computeApprovedPercent(own);
      const before = computeApprovedPercent(earlierByLender.get(lender_id) ?? []);
      if (now === undefined || before === undefined || before - now < FALL_POINTS) return [];
      return [{ lender_id, before, now, count: sumCounts(own) }];
    })
    .toSorted((a, b) => b.before - b.now - (a.before - a.now) || a.lender_id - b.lender_id);
}
