import { toNumberCharacters } from './characters';
import { toWireDate } from './parseDate';

const CLOCK = String.raw`(\d{1,2})(?::([0-5]\d)(?::[0-5]\d)?)?`;
/** The time after a day: 14:30, 2:30 pm or 2 pm, and in Hindi शाम 4:30, which names the part of the day first. */
const TIME = new RegExp(String.raw`(?:T|[\s,]+)${CLOCK}(?:\s*([ap])\.?m\.?)?$`, 'iu');
const HINDI_TIME = new RegExp(String.raw`[\s,]+(सुबह|दोपहर|शाम|रात)\s*${CLOCK}$`, 'u');

/** Returns the hour of the day of an hour on a clock; -1 for one that does not exist. */
function toHour(hour: number, half: string): number {
  if (half === '') return hour < 24 ? hour : -1;
  if (hour < 1 || hour > 12) return -1;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/** Returns whether an hour on a clock is before or after noon in that part of the day. */
function getHalf(part: string, hour: number): 'a' | 'p' {
  if (part === 'सुबह') return 'a';
  return part === 'रात' && (hour === 12 || hour < 6) ? 'a' : 'p';
}

const pad = (number: number): string => String(number).padStart(2, '0');

/**
 * Parses a day and a time in India as people write them: 26/11/2026, 4:30 pm, 26 Nov 2026 16:30 or 26 नवंबर 2026,
 * शाम 4:30. Returns 'YYYY-MM-DDTHH:mm'; null for any other text, and for a time with a zone of its own.
 */
export function toWireDateTime(text: string): string | null {
  const written = toNumberCharacters(text).trim();
  const hindi = HINDI_TIME.exec(written);
  const [time = '', hour, minute, half = ''] = hindi
    ? [hindi[0], hindi[2], hindi[3], getHalf(hindi[1] ?? '', Number(hindi[2]))]
    : (TIME.exec(written) ?? []);
  if (hour === undefined || (minute === undefined && half === '')) return null;
  const day = toWireDate(written.slice(0, -time.length));
  const hours = toHour(Number(hour), half.toLowerCase());
  if (!day || hours < 0 || /\d:\d/u.test(written.slice(0, -time.length))) return null;
  return `${day}T${pad(hours)}:${minute ?? '00'}`;
}
