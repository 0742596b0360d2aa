/** A line outside of `shared/src/format` that reads what people write by itself; `line` counts from 1. */
export interface SecondParser {
  line: number;
  why: string;
}

/** What a parser of written values does, with the reason that a reader gets. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [
    /\bparseFloat\(|\bNumber\([^()]*\.replace(?:All)?\((?:\/|'[,₹ ]')/u,
    'reads a number; use parseNumber or parseAmount',
  ],
  [/\.replace(?:All)?\(\/[^/]*(?:₹|०|\\p\{Nd\}|\[6-9\])/u, 'reads digits or amounts by itself'],
  [/type="number"/u, 'a browser reads the number its own way; use inputMode'],
];

/** What else the consoles may not use: their date inputs are DateInput and DateTextField. */
const CONSOLE_SIGNS: typeof SIGNS = [
  [
    /\btype="(?:date|datetime-local|month|time|week)"/u,
    'a browser shows dates in its own order; use DateTextField',
  ],
  [
    /^import .*\b(?:Date(?:Time)?Input|DateTimeRange|TimeInput)\b.* from 'react-admin'|<DateField\b/u,
    'a second input for dates; use SchemaInput or DateTextField',
  ],
];

const CONSOLES = /^(?:admin-console|partner-portal|shared\/src\/admin)\//u;

/** Matches the declaration of a function that reads or cleans a value. */
const DECLARATION = /(?:function|const) (?:parse|normalize|clean|read)([A-Z]\w*)(?= ?[=(<:])/u;

/**
 * Finds lines that parse what `shared/src/format` has a parser for, or take it by an input that reads it another way.
 * `parsers` are the names of its files, such as parseMobile: what they read, nobody else declares.
 */
export function findSecondParsers(
  source: string,
  parsers: readonly string[],
  file = '',
): SecondParser[] {
  const signs = CONSOLES.test(file) ? [...SIGNS, ...CONSOLE_SIGNS] : SIGNS;
  const read = new Set(parsers.map((name) => name.replace(/^parse/u, '')));
  return source.split('\n').flatMap((text, index) => {
    const line = index + 1;
    const found = signs.filter(([sign]) => sign.test(text)).map(([, why]) => ({ line, why }));
    const what = DECLARATION.exec(text)?.[1];
    return what && read.has(what)
      ? [...found, { line, why: `parse${what} is in shared/src/format` }]
      : found;
  });
}
