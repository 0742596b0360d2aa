import type { StatusEntry } from '@marketplace/shared/schema';
import { toIndianDay } from '@marketplace/shared/format';
import type { ApplicationRecord } from '../../data/records';
import { getInitialStatus } from '../../data/lenders/statusHistory';
import type { NewRecord } from '../../store/port';
import { toPastIso } from '../times';

/** The statuses between the first one and the current one. */
const INTERMEDIATE_STATUSES: Readonly<Record<string, readonly string[]>> = {
  approved: ['in_review'],
  disbursed: ['in_review', 'approved'],
  rejected: ['in_review'],
  cancelled: ['in_review', 'approved', 'disbursed'],
};

type Made = Pick<
  NewRecord<ApplicationRecord>,
  'status' | 'status_date' | 'remarks' | 'created_at' | 'updated_at'
>;

/** Builds the history of an application, with its steps spread evenly between two times. */
export function seedHistory(
  { status, status_date, remarks, created_at, updated_at }: Made,
  [from, to]: readonly [from: number, to: number],
): StatusEntry[] {
  const first = getInitialStatus(created_at);
  if (status === 'applied') return [first];
  const steps = INTERMEDIATE_STATUSES[status] ?? [];
  const share = (to - from) / (steps.length + 1);
  const between = steps.map((step, index): StatusEntry => {
    const noted_at = toPastIso(from + share * (index + 1));
    return { status: step, status_date: toIndianDay(noted_at), remarks: '', noted_at };
  });
  return [first, ...between, { status, status_date, remarks, noted_at: updated_at }];
}
