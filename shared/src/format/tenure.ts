import type { Language } from './language';

const WORDS = {
  en: { month: ['month', 'months'], year: ['year', 'years'] },
  hi: { month: ['महीना', 'महीने'], year: ['साल', 'साल'] },
} as const;

function formatCount(count: number, unit: 'month' | 'year', language: Language): string {
  const [one, many] = WORDS[language][unit];
  return `${count} ${count === 1 ? one : many}`;
}

/** Formats a tenure in months: '24 months', '24 महीने'. */
export function formatMonths(months: number, language: Language = 'en'): string {
  return formatCount(months, 'month', language);
}

/** Formats a tenure (months) in years and months: '2 years', '2 years 6 months', '6 months'. */
export function formatTenure(months: number, language: Language = 'en'): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = years > 0 ? [formatCount(years, 'year', language)] : [];
  if (rest > 0 || years === 0) parts.push(formatCount(rest, 'month', language));
  return parts.join(' ');
}
