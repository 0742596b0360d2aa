import { planMove, readRowApplications, setRowStatus } from '../../statusFile/statusMoves';
import {
  applicationRows,
  findMissingDisbursals,
  parsePayment,
  unknownApplication,
} from './applicationRows';
import { defineImportKind } from '../checkFile';

/** A lender's report of its disbursals. It moves applications as a status file does. */
export const mis = defineImportKind({
  ...applicationRows,
  name: 'mis',
  parse: parsePayment('disbursed_amount', 'disbursal_date'),
  plan({ remarks, ...payment }, application) {
    if (!application) return unknownApplication('unknown');
    return planMove(
      { ...payment, status: 'disbursed', remarks: remarks || application.remarks },
      application,
      {
        dateColumn: 'disbursal_date',
        amountColumn: 'disbursed_amount',
        comparesRemarks: false,
      },
    );
  },
  findMissing: () =>
    findMissingDisbursals(
      ({ date }) => date,
      async (_, disbursed) => disbursed,
    ),
  readRecords: readRowApplications,
  setRow: setRowStatus,
});
