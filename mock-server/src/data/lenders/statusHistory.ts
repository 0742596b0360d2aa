import type { StatusEntry } from '@marketplace/shared/schema';
import { toIndianDay } from '@marketplace/shared/format';
import { nowIso } from '../../clock';
import type { Patch } from '../../store/port';
import type { ApplicationRecord } from '../records';
import type { StatusRecord } from '../uploads';

type StatusSource = Pick<
  ApplicationRecord,
  'status' | 'status_date' | 'remarks' | 'created_at' | 'updated_at' | 'history'
>;

/**
 * Returns all statuses of an application, oldest first. For an application stored without a
 * history, returns the first and the current one.
 */
export function getStatusHistory(application: Readonly<StatusSource>): readonly StatusRecord[] {
  const { history, status, status_date, remarks, created_at, updated_at } = application;
  if (history && history.length > 0) return history;
  const applied = getInitialStatus(created_at);
  if (status === 'applied') return [{ ...applied, status_date, remarks }];
  return [applied, { status, status_date, remarks, noted_at: updated_at }];
}

/** Builds the status that every application starts with. */
export const getInitialStatus = (noted_at: string): StatusEntry => ({
  status: 'applied',
  status_date: toIndianDay(noted_at),
  remarks: '',
  noted_at,
});

/** Builds the patch for a new status. Repeating the same status does not extend the history. */
export function buildStatusChange(
  application: Readonly<ApplicationRecord>,
  { status, status_date, remarks, by }: Omit<StatusRecord, 'noted_at'>,
): Patch<ApplicationRecord> {
  const noted_at = nowIso();
  const history = getStatusHistory(application);
  const last = history.at(-1);
  const isRepeated =
    last?.status === status && last.status_date === status_date && last.remarks === remarks;
  return {
    status,
    status_date,
    remarks,
    updated_at: noted_at,
    history: isRepeated
      ? history
      : [...history, { status, status_date, remarks, noted_at, ...(by && { by }) }],
  };
}
