/** The outcome of a group of leads and applications; amounts in ₹. */
export interface Outcome {
  applications: number;
  approved: number;
  disbursals: number;
  amount: number;
  disbursed_amount: number;
}

/** Computes a percentage with one decimal; `undefined` if there is nothing to divide by. */
export const computeRate = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((1000 * part) / whole) / 10;

export function sumOutcomes(rows: readonly Outcome[]): Outcome {
  const sum = (name: keyof Outcome) => rows.reduce((total, row) => total + row[name], 0);
  return {
    applications: sum('applications'),
    approved: sum('approved'),
    disbursals: sum('disbursals'),
    amount: sum('amount'),
    disbursed_amount: sum('disbursed_amount'),
  };
}
