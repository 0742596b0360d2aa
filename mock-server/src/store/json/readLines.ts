import { closeSync, openSync, readSync } from 'node:fs';

/** A line of a file, and where the next one starts. */
export interface FileLine {
  readonly text: string;
  readonly end: number;
  /** Whether a line feed ends it. */
  readonly isWhole: boolean;
}

/** Bytes to read at once. A whole file may be longer than a string can be. */
const CHUNK_BYTES = 1 << 20;

/** Reads a file line by line, from a place on. */
export function* readLines(path: string, start = 0, chunkBytes = CHUNK_BYTES): Generator<FileLine> {
  const file = openSync(path, 'r');
  try {
    const chunk = Buffer.alloc(chunkBytes);
    let begun: Buffer[] = [];
    let at = start;
    for (let size = -1; size !== 0; at += size) {
      size = readSync(file, chunk, 0, chunkBytes, at);
      let from = 0;
      for (let feed = chunk.indexOf(10); feed >= 0 && feed < size; feed = chunk.indexOf(10, from)) {
        const text = Buffer.concat([...begun, chunk.subarray(from, feed)]).toString();
        begun = [];
        from = feed + 1;
        yield { text, end: at + from, isWhole: true };
      }
      if (from < size) begun.push(Buffer.from(chunk.subarray(from, size)));
    }
    if (begun.length > 0) yield { text: Buffer.concat(begun).toString(), end: at, isWhole: false };
  } finally {
    closeSync(file);
  }
}
