import type { LoanEstimate } from '@marketplace/shared/lending';

let estimate: LoanEstimate | undefined;

/** The estimate that the page's data contains. A file of its own, because the first page's script has it. */
export const getFirstEstimate = (): LoanEstimate | undefined => estimate;

export const setFirstEstimate = (first: LoanEstimate | undefined): void => {
  estimate = first;
};
