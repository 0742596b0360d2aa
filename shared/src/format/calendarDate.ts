/** A calendar day; January is month 1. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const DISPLAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const WIRE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the day exists in the calendar, in the years 1000 to 9999. */
function exists({ year, month, day }: CalendarDate): boolean {
  if (year < 1000 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function checked(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): CalendarDate | null {
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return exists(date) ? date : null;
}

/** Parses 'YYYY-MM-DD'; null for any other text and for a day that does not exist. */
export function parseWireDate(text: string): CalendarDate | null {
  const match = WIRE.exec(text);
  return match ? checked(match[1], match[2], match[3]) : null;
}

/** Parses 'DD/MM/YYYY' with leading zeros; null for any other text and for a day that does not exist. */
export function parseDisplayDate(text: string): CalendarDate | null {
  const match = DISPLAY.exec(text.trim());
  return match ? checked(match[3], match[2], match[1]) : null;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** Formats a day as 'YYYY-MM-DD', as on the wire. */
export function formatWireDate({ year, month, day }: CalendarDate): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** Formats a day as 'DD/MM/YYYY', as people type it. */
export function formatDisplayDate({ year, month, day }: CalendarDate): string {
  return `${padded(day, 2)}/${padded(month, 2)}/${padded(year, 4)}`;
}

/** Adds days (negative to subtract) to 'YYYY-MM-DD'. Throws RangeError for an invalid date. */
export function addDays(wireDate: string, days: number): string {
  return new Date(Date.parse(wireDate) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Converts 'DD/MM/YYYY' to 'YYYY-MM-DD'; null if it is no real day. */
export function displayToWire(text: string): string | null {
  const date = parseDisplayDate(text);
  return date && formatWireDate(date);
}

/** Converts 'YYYY-MM-DD' to 'DD/MM/YYYY'; null if it is no real day. */
export function wireToDisplay(text: string): string | null {
  const date = parseWireDate(text);
  return date && formatDisplayDate(date);
}
