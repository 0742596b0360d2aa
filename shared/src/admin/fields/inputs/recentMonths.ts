import { formatMonthName, getDeviceToday } from '../../../format';
import type { Language } from '../../../i18n';

const MONTHS_BACK = 24;

/** Lists the last two years' months in words, the newest first. */
export function listRecentMonths(language: Language): { id: string; name: string }[] {
  const today = new Date(getDeviceToday());
  return Array.from({ length: MONTHS_BACK }, (_, back) => {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1));
    const id = first.toISOString().slice(0, 7);
    return { id, name: formatMonthName(id, language) };
  });
}
