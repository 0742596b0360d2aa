import type { QuickCheck } from '@marketplace/shared/schema';
import { getTabItem, setTabItem } from '../../session';

/** What a visitor has told the first page and the quick check; amounts in ₹. */
export type QuickAnswers = Partial<QuickCheck>;

const STORAGE_KEY = 'quick-check';

const isAnswers = (value: unknown): value is QuickAnswers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answers that this tab stores until they are in the profile. */
export function readQuickAnswers(): QuickAnswers {
  try {
    const stored: unknown = JSON.parse(getTabItem(STORAGE_KEY) ?? '{}');
    return isAnswers(stored) ? stored : {};
  } catch {
    return {};
  }
}

export const saveQuickAnswers = (answers: QuickAnswers | undefined): void =>
  setTabItem(STORAGE_KEY, answers && JSON.stringify(answers));
