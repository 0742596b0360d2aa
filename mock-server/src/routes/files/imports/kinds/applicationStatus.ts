import type { ApplicationRecord } from '../../../../data/records';
import type { NewStatus } from '../../statusFile/statusMoves';
import { planMove, readRowApplications, setRowStatus } from '../../statusFile/statusMoves';
import { applicationRows, unknownApplication } from './applicationRows';
import { defineImportKind } from '../checkFile';
import type { RowProblem } from './importKind';
import {
  parseAmountCell,
  parseDateCell,
  parseRemarksCell,
  parseStatusCell,
} from '../reading/parseCell';

/** A file of applications' statuses. */
export const applicationStatus = defineImportKind<NewStatus, Readonly<ApplicationRecord>>({
  ...applicationRows,
  name: 'application_status',
  parse([, statusCell, dateCell, remarksCell, amountCell]) {
    const status = parseStatusCell(statusCell);
    const date = parseDateCell(dateCell);
    const remarks = parseRemarksCell(remarksCell);
    const amount = parseAmountCell(amountCell);
    const problems: RowProblem[] = [];
    if (status === undefined) problems.push({ column: 'status', problem: 'row_status' });
    if (date === undefined) problems.push({ column: 'status_date', problem: 'row_date' });
    if (remarks === undefined) problems.push({ column: 'remarks', problem: 'row_too_long' });
    if (amount === undefined) problems.push({ column: 'amount', problem: 'row_amount' });
    if (status === undefined || date === undefined || remarks === undefined || amount === undefined)
      return { problems };
    const hasAmounts = amountCell !== undefined;
    return { values: { status, date, remarks, amount: hasAmounts ? amount : undefined } };
  },
  plan: (values, application) =>
    application
      ? planMove(values, application, {
          dateColumn: 'status_date',
          amountColumn: 'amount',
          comparesRemarks: true,
        })
      : unknownApplication('error'),
  readRecords: readRowApplications,
  setRow: setRowStatus,
});
