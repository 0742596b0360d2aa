import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../..');

/** A file that a page of the documentation shows in full. */
export interface DocumentedFile {
  path: string;
  text: string;
  /** The number of lines that somebody writes. */
  written: number;
}

/** Adds the lines of a documented change to a file, each after the line that the page shows before it. */
function applyChange(path: string, change: readonly string[]): string {
  const lines = readFileSync(join(repository, path), 'utf8').split('\n');
  let at = -1;
  for (const line of change) {
    const text = line.slice(1);
    if (line.startsWith('+')) lines.splice(++at, 0, text);
    else at = lines.indexOf(text, at + 1);
    if (at < 0) throw new Error(`${path} has no line ${text}`);
  }
  return lines.join('\n');
}

/** The files of a page of the documentation: its code blocks whose first line names a file, and its changes to one. */
export function listDocumentedFiles(page: string): DocumentedFile[] {
  const text = readFileSync(join(repository, page), 'utf8');
  const blocks = [...text.matchAll(/^```(ts|diff) file=(\S+)\n(.*?)\n```$/gms)];
  return blocks.map(([, kind, path = '', code = '']) => {
    const lines = code.split('\n');
    if (kind === 'ts') return { path, text: `${code}\n`, written: lines.length };
    const written = lines.filter((line) => line.startsWith('+')).length;
    return { path, text: applyChange(path, lines), written };
  });
}
