import type { ApplicationRecord } from '../../data/records';
import { planMove } from '../statusFile/moves';
import { applyStatus } from '../statusFile/applyStatus';
import { amountOf } from '../summary/disbursals';
import {
  applicationRows,
  missingDisbursals,
  parsePayment,
  unknownApplication,
} from './applicationRows';
import { defineImportKind } from './checkFile';
import { failedPlan } from './importKind';

const COLUMNS: Readonly<Record<string, string>> = {
  status_date: 'disbursal_date',
  amount: 'disbursed_amount',
};

const valuesOf = (application: Readonly<ApplicationRecord>) => ({
  status: application.status,
  date: application.status_date,
  amount: application.status === 'disbursed' ? amountOf(application) : application.disbursed_amount,
  remarks: application.remarks,
});

/** A lender's report of its disbursals. It moves applications as a status file does. */
export const mis = defineImportKind({
  ...applicationRows,
  name: 'mis',
  parse: parsePayment('disbursed_amount', 'disbursal_date'),
  async plan(_, { amount, date, remarks }, application) {
    if (!application) return unknownApplication;
    const move = planMove(
      {
        row: 0,
        application_id: application.id,
        status: 'disbursed',
        status_date: date,
        remarks: remarks || application.remarks,
        amount,
      },
      application,
    );
    if ('key' in move)
      return failedPlan([{ column: COLUMNS[move.column] ?? move.column, problem: move.key }]);
    const before = valuesOf(application);
    const isSame =
      before.status === 'disbursed' && before.date === date && before.amount === amount;
    return {
      outcome: isSame ? 'matched' : 'differing',
      before,
      after: isSame ? null : { status: 'disbursed', date, amount, remarks: move.after.remarks },
      backward: !isSame && move.backward ? 1 : 0,
      record_version: application.version,
    };
  },
  findMissing: () =>
    missingDisbursals(
      ({ date }) => date,
      async () => true,
    ),
  async setRow(writer, row, target, by) {
    const application = await writer.get('applications', row.record_id);
    const values = row[target];
    if (!values || application?.version !== row.record_version) return undefined;
    const saved = await applyStatus(
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
    return { record_version: saved.version };
  },
});
