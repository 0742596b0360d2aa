import type { Language } from './language';
import { formatPercent } from './numbers';

const RATE = /^(?<from>\d+(?:\.\d+)?)\s*%?(?:\s*(?:to|-|–)\s*(?<to>\d+(?:\.\d+)?)\s*%)?$/i;

/**
 * Formats a record's rate text, such as '18% To 28%', for reading: '18% to 28%', in Hindi '18% से 28%'. Returns any
 * other text unchanged.
 */
export function formatRateText(text: string, language: Language = 'en'): string {
  const { from, to } = RATE.exec(text.trim())?.groups ?? {};
  if (from === undefined || to === undefined) return text;
  const word = language === 'hi' ? 'से' : 'to';
  return `${formatPercent(Number(from), language)} ${word} ${formatPercent(Number(to), language)}`;
}
