/** Statuses of an application that may still come to something. */
export const OPEN_STATUSES = ['applied', 'in_review', 'approved'];
