import { formatDateTime, parseWireDate, toDisplayDate, toIndianDateTime } from '../../../format';
import type { Language } from '../../../i18n';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/u;

interface SheetTime {
  /** What the screen shows: DD/MM/YYYY, or the day and the time in India. */
  readonly shown: string;
  /** Day and time in India, without a zone. */
  readonly wallTime: string;
  /** The number format by which a workbook shows the same. */
  readonly numberFormat: string;
}

/** Reads a day or an instant of a file's cell; undefined for any other value. */
export function readTime(value: unknown, language: Language): SheetTime | undefined {
  if (typeof value !== 'string') return undefined;
  const day = toDisplayDate(value);
  if (day && parseWireDate(value))
    return { shown: day, wallTime: `${value}T00:00`, numberFormat: 'dd/mm/yyyy' };
  if (!INSTANT.test(value) || Number.isNaN(Date.parse(value))) return undefined;
  return {
    shown: formatDateTime(value, language),
    wallTime: toIndianDateTime(value),
    numberFormat: 'd mmm yyyy, h:mm am/pm',
  };
}
