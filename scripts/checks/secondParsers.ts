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

/** Matches the declaration of a function that reads or cleans a value. */
const DECLARATION = /(?:function|const) (?:parse|normalize|clean|read)([A-Z]\w*)(?= ?[=(<:])/u;

/**
 * Finds lines that parse what `shared/src/format` has a parser for. `parsers` are the names of its files, such as
 * parseMobile: what they read, nobody else declares.
 */
export function findSecondParsers(source: string, parsers: readonly string[]): SecondParser[] {
  const read = new Set(parsers.map((name) => name.replace(/^parse/u, '')));
  return source.split('\n').flatMap((text, index) => {
    const line = index + 1;
    const found = SIGNS.filter(([sign]) => sign.test(text)).map(([, why]) => ({ line, why }));
    const what = DECLARATION.exec(text)?.[1];
    return what && read.has(what)
      ? [...found, { line, why: `parse${what} is in shared/src/format` }]
      : found;
  });
}
