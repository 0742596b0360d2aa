/** One line of the benchmarks' table: what was measured, against what, and whether it is enough. */
export interface Row {
  what: string;
  measured: string;
  budget: string;
  within: boolean;
}

/** The rows as a markdown table. */
export function toMarkdown(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, measured, budget, within }) =>
      `| ${what} | ${measured} | ${budget} | ${within ? 'yes' : '**no**'} |`,
  );
  return ['| what | measured | budget | within |', '| --- | --- | --- | --- |', ...lines].join(
    '\n',
  );
}
