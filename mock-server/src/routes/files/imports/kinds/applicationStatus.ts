import type { ApplicationRecord } from '../../../../data/records';
import type { NewStatus } from '../../statusFile/statusMoves';
import { planMove, readRowApplications, setRowStatus } from '../../statusFile/statusMoves';
import { applicationRows, unknownApplication } from './applicationRows';
import { defineImportKind } from '../checkFile';
import {
  listProblems,
  parseAmountCell,
  parseDateCell,
  parseRemarksCell,
  parseStatusCell,
} from './parseCell';

/** A file of applications' statuses. */
export const applicationStatus = defineImportKind<NewStatus, Readonly<ApplicationRecord>>({
  ...applicationRows,
  name: 'application_status',
  parse([, statusCell, dateCell, remarksCell, amountCell]) {
    const status = parseStatusCell(statusCell);
    const date = parseDateCell(dateCell);
    const remarks = parseRemarksCell(remarksCell);
    const amount = parseAmountCell(amountCell);
    if (!status.ok || !date.ok || !remarks.ok || !amount.ok)
      return { problems: listProblems({ status, status_date: date, remarks, amount }) };
    const hasAmounts = amountCell !== undefined;
    return {
      values: {
        status: status.value,
        date: date.value,
        remarks: remarks.value,
        amount: hasAmounts ? amount.value : undefined,
      },
    };
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
