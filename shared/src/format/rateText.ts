import type { Language } from './language';
import { formatPercent } from './numbers';

const RATE = /^(?<from>\d+(?:\.\d+)?)\s*%?(?:\s*(?:to|-|–)\s*(?<to>\d+(?:\.\d+)?)\s*%)?$/i;

/**
 * A range of rates that a record has as a text, such as '18% To 28%', as a person writes it: '18% to 28%', in
 * Hindi '18% से 28%'. Any other text stays as it is.
 */
export function formatRateText(text: string, language: Language = 'en'): string {
  const { from, to } = RATE.exec(text.trim())?.groups ?? {};
  if (from === undefined || to === undefined) return text;
  const word = language === 'hi' ? 'से' : 'to';
  return `${formatPercent(Number(from), language)} ${word} ${formatPercent(Number(to), language)}`;
}
