import { APPLICATION_STEPS, FAILED_STATUSES } from '@marketplace/shared/schema';
import { toIndianDay } from '@marketplace/shared/format';
import { getIndianToday } from '../../../data/indianDay';
import type { ApplicationRecord, Collections } from '../../../data/records';
import type { ImportRowRecord, ImportValues, StatusActor } from '../../../data/uploads';
import type { Writer } from '../../../store/port';
import type { RowPlan, RowProblem, SavedRow } from '../imports/kinds/importKind';
import { createFailedPlan } from '../imports/kinds/importKind';
import { getDisbursedAmount } from '../../earnings/summary/disbursals';
import { applyStatus, readApplications } from '../../borrower/offers/applyStatus';

/** The statuses of a successful application, in order. */
const LIFE: readonly string[] = APPLICATION_STEPS;
const END_STATUSES: ReadonlySet<string> = new Set(['disbursed', ...FAILED_STATUSES]);

/** A status that a file gives an application. */
export interface NewStatus {
  readonly status: string;
  readonly date: string;
  readonly remarks: string;
  /** In ₹; null if the cell is empty, undefined if the file has no such column. */
  readonly amount: number | null | undefined;
}

const getValues = (application: Readonly<ApplicationRecord>): ImportValues => ({
  status: application.status,
  date: application.status_date,
  amount:
    application.status === 'disbursed'
      ? getDisbursedAmount(application)
      : application.disbursed_amount,
  remarks: application.remarks,
});

/**
 * Whether a change goes to an earlier status, leaves a final status or alters a disbursal. Such a change
 * needs a second admin.
 */
export function isBackward(before: ImportValues, after: ImportValues): boolean {
  if (END_STATUSES.has(before.status)) {
    return (
      after.status !== before.status || after.date !== before.date || after.amount !== before.amount
    );
  }
  if (END_STATUSES.has(after.status)) return false;
  return LIFE.indexOf(after.status) < LIFE.indexOf(before.status);
}

/** The columns of the status's date and amount, and whether different remarks count as a change. */
interface MoveOptions {
  readonly dateColumn: string;
  readonly amountColumn: string;
  readonly comparesRemarks: boolean;
}

/** Compares a file's status with that of an application. */
export function planMove(
  { status, date, remarks, amount }: NewStatus,
  application: Readonly<ApplicationRecord>,
  { dateColumn, amountColumn, comparesRemarks }: MoveOptions,
): RowPlan {
  const problems: RowProblem[] = [];
  if (date < toIndianDay(application.created_at))
    problems.push({ column: dateColumn, problem: 'row_before_application' });
  if (date > getIndianToday()) problems.push({ column: dateColumn, problem: 'row_future' });
  const before = getValues(application);
  // Without the column, the file disburses the requested amount.
  const disbursed = amount === undefined ? (before.amount ?? application.amount) : amount;
  if (status === 'disbursed' && (disbursed === null || disbursed <= 0))
    problems.push({ column: amountColumn, problem: 'row_no_amount' });
  if (problems.length > 0) return createFailedPlan(problems);
  const after = {
    status,
    date,
    amount: status === 'disbursed' ? disbursed : null,
    remarks,
    ...(status === 'disbursed' && { expected_amount: application.amount }),
  };
  const isSame =
    after.status === before.status && after.date === before.date && after.amount === before.amount;
  // The borrower has given notice, so the end of the loan is its next step.
  const isGivenBack = Boolean(application.give_back) && status === 'cancelled';
  const isMatched = isSame && (!comparesRemarks || remarks === before.remarks);
  return {
    outcome: isMatched ? 'matched' : 'differing',
    before,
    after: isMatched ? null : after,
    backward: isBackward(before, after) && !isGivenBack ? 1 : 0,
    record_version: application.version,
  };
}

/** Preloads into the transaction what the rows' applications need. */
export const readRowApplications = (
  writer: Writer<Collections>,
  rows: readonly Readonly<ImportRowRecord>[],
): Promise<void> =>
  readApplications(
    writer,
    rows.map(({ record_id }) => record_id),
  );

/** Sets the status of a row's application. Does not change an application that has changed since. */
export async function setRowStatus(
  writer: Writer<Collections>,
  row: Readonly<ImportRowRecord>,
  target: 'before' | 'after',
  by: StatusActor,
): Promise<SavedRow | undefined> {
  const application = await writer.get('applications', row.record_id);
  const values = row[target];
  if (!values || application?.version !== row.record_version) return undefined;
  const { version } = await applyStatus(
    writer,
    application,
    {
      status: values.status,
      status_date: values.date,
      remarks: values.remarks,
      disbursed_amount: values.amount,
    },
    by,
  );
  return { record_version: version };
}
