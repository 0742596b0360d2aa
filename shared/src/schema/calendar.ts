const WIRE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DISPLAY = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})\s*$/;
const FIRST_YEAR = 1900;

interface Day {
  year: number;
  month: number;
  day: number;
}

const parseWire = (value: string): Day | undefined => {
  const [year = 0, month = 0, day = 0] = (WIRE.exec(value) ?? []).slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    year >= FIRST_YEAR && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? { year, month, day } : undefined;
};

/** Whether a text is `YYYY-MM-DD` and names a real day since 1900. */
export const isWireDate = (value: string): boolean => parseWire(value) !== undefined;

/** Converts `DD/MM/YYYY` (also with dots, dashes or single digits) to `YYYY-MM-DD`; undefined if it is no real day. */
export const wireDateFromDisplay = (value: string): string | undefined => {
  const parts = DISPLAY.exec(value);
  if (!parts) return undefined;
  const [, day = '', month = '', year = ''] = parts;
  const wire = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isWireDate(wire) ? wire : undefined;
};
