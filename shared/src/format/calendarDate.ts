/** A day of the calendar, the month counted from 1. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const DISPLAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const WIRE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the day exists: not 31 April, and 29 February only in leap years. Years 1000 to 9999. */
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

/** A day from 'YYYY-MM-DD'; null for anything else, a day that doesn't exist among it. */
export function parseWireDate(text: string): CalendarDate | null {
  const match = WIRE.exec(text);
  return match ? checked(match[1], match[2], match[3]) : null;
}

/** A day from 'DD/MM/YYYY', both leading zeros written; null for anything else, a day that doesn't exist among it. */
export function parseDisplayDate(text: string): CalendarDate | null {
  const match = DISPLAY.exec(text.trim());
  return match ? checked(match[3], match[2], match[1]) : null;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

/** A day as 'YYYY-MM-DD', the form on the wire. */
export function formatWireDate({ year, month, day }: CalendarDate): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** A day as 'DD/MM/YYYY', the form that people type. */
export function formatDisplayDate({ year, month, day }: CalendarDate): string {
  return `${padded(day, 2)}/${padded(month, 2)}/${padded(year, 4)}`;
}

/** The day ('YYYY-MM-DD') so many days after another, or before it. Throws RangeError for what is no day. */
export function addDays(wireDate: string, days: number): string {
  return new Date(Date.parse(wireDate) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 'DD/MM/YYYY' to 'YYYY-MM-DD', or null when it is no real day. */
export function displayToWire(text: string): string | null {
  const date = parseDisplayDate(text);
  return date && formatWireDate(date);
}

/** 'YYYY-MM-DD' to 'DD/MM/YYYY', or null when it is no real day. */
export function wireToDisplay(text: string): string | null {
  const date = parseWireDate(text);
  return date && formatDisplayDate(date);
}
