import { execFileSync } from 'node:child_process';

/** The text of a PDF as a reader's search and copy find it. */
export interface PdfText {
  readonly pages: number;
  /** The lines from the top of each page to its foot, their columns apart by one blank. */
  readonly lines: readonly string[];
  readonly words: readonly string[];
}

function runPdfToText(args: readonly string[], input: Buffer): string {
  try {
    return execFileSync('pdftotext', args, { input, encoding: 'utf8', maxBuffer: 64_000_000 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(
        'The tests of PDFs need pdftotext. Install it (Debian: apt-get install -y poppler-utils).',
        { cause: error },
      );
    throw error;
  }
}

/** Reads a PDF with pdftotext. */
export function readPdf(bytes: Buffer): PdfText {
  const pages = runPdfToText(['-layout', '-', '-'], bytes).split('\f').slice(0, -1);
  const lines = pages
    .join('\n')
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/gu, ' '))
    .filter(Boolean);
  return { pages: pages.length, lines, words: lines.flatMap((line) => line.split(' ')) };
}
/** The structure of a tagged PDF. */
export interface PdfTags {
  /** The language of the document. */
  readonly lang: string | undefined;
  readonly marked: boolean;
  /** The type of each element, in the order of reading. */
  readonly tags: readonly string[];
  /** What each header cell is the header of. */
  readonly headers: readonly string[];
}

/** Reads the language and the structure tree of a PDF whose dictionaries are not packed. */
export function readTags(bytes: Buffer): PdfTags {
  const objects = new Map<string, string>();
  for (const [, number = '', body = ''] of bytes
    .toString('latin1')
    .matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/gu))
    objects.set(number, body.split('\nstream\n')[0] ?? '');
  const follow = (from: string, key: string): string => {
    const number = new RegExp(`/${key} (\\d+) 0 R`, 'u').exec(from)?.[1] ?? '';
    return objects.get(number) ?? '';
  };
  const catalogue = [...objects.values()].find((text) => /\/Type \/Catalog\b/u.test(text)) ?? '';
  const elements: string[] = [];
  const read = (element: string): void => {
    elements.push(element);
    const [, kids = ''] = /\/K \[([^\]]*)\]/u.exec(element) ?? [];
    for (const [, number = ''] of kids.matchAll(/(\d+) 0 R/gu)) read(objects.get(number) ?? '');
  };
  read(follow(catalogue, 'StructTreeRoot'));
  const pick = (pattern: RegExp): string[] =>
    elements.flatMap((element) => pattern.exec(element)?.[1] ?? []);
  return {
    lang: /\/Lang \((.*?)\)/u.exec(catalogue)?.[1],
    marked: /\/Marked true/u.test(catalogue + follow(catalogue, 'MarkInfo')),
    tags: pick(/\/S \/(\w+)/u),
    headers: pick(/\/Scope \/(\w+)/u),
  };
}
