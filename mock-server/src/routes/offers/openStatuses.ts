/** Statuses of an application that is not finished yet. */
export const OPEN_STATUSES = ['applied', 'in_review', 'approved'];
