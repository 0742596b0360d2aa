import { HttpError } from '../httpError';

const MAX_DEPTH = 16;
const MAX_ENTRIES = 1000;

const buildMalformedError = (): HttpError => new HttpError(400, 'malformed_json');

/** Returns the index after the string that starts at `from`. */
function findStringEnd(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Refuses duplicate names, which parsers read in different ways, and deep nesting. */
function checkStructure(text: string): void {
  const names: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{' || sign === '[') {
      names.push(sign === '{' ? new Set() : undefined);
      if (names.length > MAX_DEPTH) throw new HttpError(400, 'too_deep');
    } else if (sign === '}' || sign === ']') names.pop();
    else if (sign === '"') {
      const end = findStringEnd(text, at);
      const own = names.at(-1);
      if (own && /^\s*:/u.test(text.slice(end, end + 20))) {
        const name = String(JSON.parse(text.slice(at, end)));
        if (own.has(name)) throw new HttpError(400, 'duplicate_field');
        own.add(name);
      }
      at = end - 1;
    }
  }
}

/** Whether every store can hold the text: no NUL and no lone surrogate. */
export function isPlainText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

function checkValue(value: unknown): void {
  if (typeof value === 'string' && !isPlainText(value)) throw new HttpError(400, 'bad_characters');
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  if (entries.length > MAX_ENTRIES) throw new HttpError(413, 'too_large');
  for (const [name, inner] of entries) {
    if (!isPlainText(name)) throw new HttpError(400, 'bad_characters');
    checkValue(inner);
  }
}

/**
 * Parses JSON text, its texts composed in one way (NFC), as all stored text is. Throws 400 for invalid JSON, a duplicate field name, nesting of more than sixteen levels
 * or characters that cannot be stored; 413 for a list or object with more than a thousand entries.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text, (_, one: unknown) =>
      typeof one === 'string' ? one.normalize('NFC') : one,
    );
    checkStructure(text);
  } catch (error) {
    throw error instanceof HttpError ? error : buildMalformedError();
  }
  checkValue(value);
  return value;
}
