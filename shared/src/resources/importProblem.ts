import type { Language } from '../i18n';
import { getOptionLabel, type ImportRow } from '../schema';

/** Returns what is wrong with a row of an import, in words with the row's own numbers. `sayTooWide` translates the shared text. */
export const getProblemText = (
  problem: string,
  { cell_count = 0, heading_count = 0 }: Partial<Pick<ImportRow, 'cell_count' | 'heading_count'>>,
  language: Language,
  sayTooWide: (numbers: { readonly cells: number; readonly headings: number }) => string,
): string =>
  problem === 'row_too_wide' && cell_count > 0
    ? sayTooWide({ cells: cell_count, headings: heading_count })
    : getOptionLabel('importProblem', problem, language);
