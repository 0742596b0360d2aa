import type { Language } from './language';
import { formatPercent } from './numbers';

const RATE = /^(?<from>\d+(?:\.\d+)?)\s*%?(?:\s*(?:to|-|–)\s*(?<to>\d+(?:\.\d+)?)\s*%)?$/i;

/**
 * A rate that a record has as a text, such as '18% To 28%': in Hindi '18% से 28%'. In English, and where the
 * text is not a rate or a range of them, it is the text itself.
 */
export function formatRateText(text: string, language: Language = 'en'): string {
  const { from, to } = RATE.exec(text.trim())?.groups ?? {};
  if (language === 'en' || from === undefined || to === undefined) return text;
  return `${formatPercent(Number(from), language)} से ${formatPercent(Number(to), language)}`;
}
