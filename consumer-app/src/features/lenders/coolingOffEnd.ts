const DAY_MS = 86_400_000;

/** The last day (YYYY-MM-DD) of a cooling-off period of so many days after the money was paid out. */
export const coolingOffEnd = (paidOn: string, days: number): string =>
  new Date(Date.parse(paidOn) + days * DAY_MS).toISOString().slice(0, 10);
