/** Something that dashboards rank by its applications; amounts in ₹. */
export interface Ranked {
  name: string;
  applications: number;
  disbursed_amount: number;
  /** True for the row that sums up the rest. */
  rest?: boolean;
}

/** Returns the first rows by applications, and the sum of the rest under the name from `others`. */
export function rankTop(
  rows: readonly Ranked[],
  shown: number,
  others: (count: number) => string,
): Ranked[] {
  const ranked = rows.toSorted(
    (a, b) => b.applications - a.applications || b.disbursed_amount - a.disbursed_amount,
  );
  if (ranked.length <= shown + 1) return ranked;
  const rest = ranked.slice(shown);
  const sum = (name: 'applications' | 'disbursed_amount') =>
    rest.reduce((total, row) => total + row[name], 0);
  return [
    ...ranked.slice(0, shown),
    {
      rest: true,
      name: others(rest.length),
      applications: sum('applications'),
      disbursed_amount: sum('disbursed_amount'),
    },
  ];
}
