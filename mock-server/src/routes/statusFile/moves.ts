import { APPLICATION_STEPS } from '@marketplace/shared/schema';
import { indianDay } from '../../data/indianDay';
import type { ApplicationRecord } from '../../data/records';
import type { StatusFields } from '../../data/uploads';
import type { RowError, StatusRow } from './statusRows';

/** The statuses of a successful application, in order. */
const LIFE: readonly string[] = APPLICATION_STEPS;
const END_STATUSES = new Set(['disbursed', 'rejected', 'withdrawn']);

/** A change that a row makes to an application. */
export interface Move {
  readonly row: StatusRow;
  readonly application: Readonly<ApplicationRecord>;
  readonly before: StatusFields;
  readonly after: StatusFields;
  /**
   * Whether the change goes to an earlier status, leaves an end status or alters what was disbursed.
   */
  readonly backward: boolean;
}

export function statusFieldsOf(application: Readonly<ApplicationRecord>): StatusFields {
  const { status, status_date, remarks, disbursed_amount } = application;
  return { status, status_date, remarks, disbursed_amount };
}

function isBackward(before: StatusFields, after: StatusFields): boolean {
  if (END_STATUSES.has(before.status)) {
    return (
      after.status !== before.status ||
      after.status_date !== before.status_date ||
      after.disbursed_amount !== before.disbursed_amount
    );
  }
  if (END_STATUSES.has(after.status)) return false;
  return LIFE.indexOf(after.status) < LIFE.indexOf(before.status);
}

/** Returns the change that a row makes, or the error of its date or amount. */
export function planMove(
  row: StatusRow,
  application: Readonly<ApplicationRecord>,
): Move | RowError {
  const { status, status_date, remarks } = row;
  const fault = (column: string, key: RowError['key'], value: string): RowError => ({
    row: row.row,
    column,
    key,
    value,
  });
  if (status_date < indianDay(application.created_at))
    return fault('status_date', 'row_before_application', status_date);
  if (status_date > indianDay()) return fault('status_date', 'row_future', status_date);
  const before = statusFieldsOf(application);
  let disbursed_amount: number | null = null;
  if (status === 'disbursed') {
    // A file without the column disburses what was applied for.
    disbursed_amount =
      row.amount === undefined ? (before.disbursed_amount ?? application.amount) : row.amount;
    if (disbursed_amount === null || disbursed_amount <= 0)
      return fault('amount', 'row_no_amount', '');
  }
  const after = { status, status_date, remarks, disbursed_amount };
  return { row, application, before, after, backward: isBackward(before, after) };
}
