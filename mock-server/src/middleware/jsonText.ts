import { HttpError } from '../httpError';

const mostDepth = 16;
const mostEntries = 1000;

const malformed = (): HttpError => new HttpError(400, 'malformed_json');

/** The index after the string that starts at `from`. */
function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Refuses what parsers read in different ways, a name given twice, and what is nested without end. */
function checkStructure(text: string): void {
  const names: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{' || sign === '[') {
      names.push(sign === '{' ? new Set() : undefined);
      if (names.length > mostDepth) throw new HttpError(400, 'too_deep');
    } else if (sign === '}' || sign === ']') names.pop();
    else if (sign === '"') {
      const end = endOfString(text, at);
      const own = names.at(-1);
      if (own && /^\s*:/u.test(text.slice(end, end + 20))) {
        const name = String(JSON.parse(text.slice(at, end)));
        if (own.has(name)) throw new HttpError(400, 'name_twice');
        own.add(name);
      }
      at = end - 1;
    }
  }
}

/** Whether text can be kept by any store: no NUL, no half of a surrogate pair. */
export function isPlainText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

function checkValue(value: unknown): void {
  if (typeof value === 'string' && !isPlainText(value)) throw new HttpError(400, 'bad_characters');
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  if (entries.length > mostEntries) throw new HttpError(413, 'too_large');
  for (const [name, inner] of entries) {
    if (!isPlainText(name)) throw new HttpError(400, 'bad_characters');
    checkValue(inner);
  }
}

/**
 * A JSON text's value. Rejects with 400 what is not JSON, names a field twice, is nested more than
 * sixteen deep or holds characters that cannot be kept; with 413 a list or object of over a thousand.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
    checkStructure(text);
  } catch (error) {
    throw error instanceof HttpError ? error : malformed();
  }
  checkValue(value);
  return value;
}
