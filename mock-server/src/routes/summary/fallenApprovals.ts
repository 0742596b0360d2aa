import { addDays } from '@marketplace/shared/format';
import { indianDay } from '../../data/indianDay';
import type { ApplicationRecord } from '../../data/records';
import { type Days, isWithinDays } from './disbursals';

/** The days that are compared with as many days before them. */
export const COMPARED_DAYS = 30;
/** With fewer decisions a share says nothing. */
const MIN_DECIDED = 5;
/** The alert begins at a fall by so many percentage points. */
const FALL_POINTS = 20;

const APPROVED: readonly string[] = ['approved', 'disbursed'];
const DECIDED: readonly string[] = [...APPROVED, 'rejected'];

/** A lender that approves far less than before; shares in per cent of the decided applications. */
export interface FallenApprovals {
  readonly lender_id: number;
  readonly name: string;
  readonly before: number;
  readonly now: number;
  /** The lender's applications of `days`. */
  readonly count: number;
  readonly days: Days;
}

type App = Readonly<Pick<ApplicationRecord, 'lender_id' | 'lender_name' | 'status' | 'created_at'>>;

function approvedPercent(applications: readonly App[]): number | undefined {
  const decided = applications.filter(({ status }) => DECIDED.includes(status));
  if (decided.length < MIN_DECIDED) return undefined;
  const approved = decided.filter(({ status }) => APPROVED.includes(status));
  return Math.round((1000 * approved.length) / decided.length) / 10;
}

/**
 * Finds the lenders whose share of approvals among the applications of the last 30 days is at least
 * 20 percentage points below that of the 30 days before, the deepest fall first.
 */
export function findFallenApprovals(
  applications: readonly App[],
  today: string,
): FallenApprovals[] {
  const days = { from: addDays(today, 1 - COMPARED_DAYS), to: today };
  const earlier = { from: addDays(days.from, -COMPARED_DAYS), to: addDays(days.from, -1) };
  const byLender = new Map<number, App[]>();
  for (const one of applications) {
    const own = byLender.get(one.lender_id);
    if (own) own.push(one);
    else byLender.set(one.lender_id, [one]);
  }
  return [...byLender]
    .flatMap(([lender_id, own]) => {
      const madeIn = (period: Days): App[] =>
        own.filter(({ created_at }) => isWithinDays(indianDay(created_at), period));
      const recent = madeIn(days);
      const now = approvedPercent(recent);
      const before = approvedPercent(madeIn(earlier));
      if (now === undefined || before === undefined || before - now < FALL_POINTS) return [];
      const name = own[0]?.lender_name ?? '';
      return [{ lender_id, name, before, now, count: recent.length, days }];
    })
    .toSorted((a, b) => b.before - b.now - (a.before - a.now) || a.lender_id - b.lender_id);
}
