import { readFileSync } from 'node:fs';
import { readLines } from './readLines';

/** Thrown for a text that is no snapshot. */
export class NoSnapshot extends Error {}

type Fields = Readonly<Record<string, unknown>>;

/** Receives the parts of a snapshot: its head first, then each collection and its rows. */
export interface SnapshotReceiver {
  readonly head: (head: Fields) => void;
  readonly collection: (name: string) => void;
  readonly row: (name: string, row: Fields) => void;
}

const OPENING = ',"collections":{';

function toFields(value: unknown): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new NoSnapshot();
}

function parse(text: string): Fields {
  try {
    return toFields(JSON.parse(text));
  } catch {
    throw new NoSnapshot();
  }
}

/** Reads a file of another layout at once, as an editor or a formatter leaves it. */
function readAtOnce(path: string, receiver: SnapshotReceiver): void {
  const { collections = {}, ...head } = parse(readFileSync(path, 'utf8'));
  receiver.head(head);
  for (const [name, rows] of Object.entries(toFields(collections))) {
    if (!Array.isArray(rows)) throw new NoSnapshot();
    receiver.collection(name);
    for (const row of rows) receiver.row(name, toFields(row));
  }
}

/**
 * Reads a snapshot line by line, because a string cannot hold a large one: the head, then the name of each collection
 * and a row a line, as `writeSnapshot` writes them. Throws NoSnapshot for any other text.
 */
export function readSnapshotLines(path: string, receiver: SnapshotReceiver): void {
  let place: 'head' | 'between' | 'rows' | 'end' = 'head';
  let name = '';
  for (const { text } of readLines(path)) {
    if (place === 'head') {
      if (!text.endsWith(OPENING)) return readAtOnce(path, receiver);
      receiver.head(parse(`${text.slice(0, -OPENING.length)}}`));
      place = 'between';
    } else if (place === 'rows') {
      if (text === ']' || text === '],') place = 'between';
      else if (text !== '')
        receiver.row(name, parse(text.endsWith(',') ? text.slice(0, -1) : text));
    } else if (place === 'between' && text.endsWith(':[')) {
      [name = ''] = Object.keys(parse(`{${text}]}`));
      receiver.collection(name);
      place = 'rows';
    } else if (place === 'between' && text === '}}') place = 'end';
    else throw new NoSnapshot();
  }
  if (place !== 'end') throw new NoSnapshot();
  return undefined;
}
