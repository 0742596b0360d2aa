import type { StatusEntry } from '@marketplace/shared/schema';
import { toIndianDay } from '@marketplace/shared/format';
import type { ApplicationRecord } from '../../data/records';
import { getInitialStatus } from '../../data/lenders/statusHistory';
import type { NewRecord } from '../../store/port';

/** The statuses between the first one and the current one. */
const BETWEEN: Readonly<Record<string, readonly string[]>> = {
  approved: ['in_review'],
  disbursed: ['in_review', 'approved'],
  rejected: ['in_review'],
};

type Made = Pick<
  NewRecord<ApplicationRecord>,
  'status' | 'status_date' | 'remarks' | 'created_at' | 'updated_at'
>;

/** Builds the history of an application, with its steps spread evenly over the time. */
export function seedHistory({
  status,
  status_date,
  remarks,
  created_at,
  updated_at,
}: Made): StatusEntry[] {
  const first = getInitialStatus(created_at);
  if (status === 'applied') return [first];
  const steps = BETWEEN[status] ?? [];
  const from = Date.parse(created_at);
  const share = (Date.parse(updated_at) - from) / (steps.length + 1);
  const between = steps.map((step, index): StatusEntry => {
    const noted_at = new Date(from + share * (index + 1)).toISOString();
    return { status: step, status_date: toIndianDay(noted_at), remarks: '', noted_at };
  });
  return [first, ...between, { status, status_date, remarks, noted_at: updated_at }];
}
