import type { LenderRecord } from '../records';

/** Returns what a lender has said of its papers, steps and hours; older records lack them. */
export const getLenderProcess = (lender: Readonly<LenderRecord>) => ({
  journey_steps: lender.journey_steps ?? '',
  journey_steps_hi: lender.journey_steps_hi ?? '',
  documents: lender.documents ?? '',
  documents_hi: lender.documents_hi ?? '',
  decision_hours: lender.decision_hours ?? null,
  disbursal_hours: lender.disbursal_hours ?? null,
});
