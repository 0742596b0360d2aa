import { buffer } from 'node:stream/consumers';
import { DEFAULT_BRAND } from '@marketplace/shared/branding';
import { expect, test } from 'vitest';
import { earnings, earningsInHindi } from '../messages/earnings';
import { readPdf, readTags } from '../testing/files/readPdf';
import { createPdf } from './createPdf';

/** Conjuncts, a vowel sign that stands before its consonant, a nukta, digits and Latin words in one line. */
const HARD =
  'श्रीमती शर्मिष्ठा ज़ाकिर ने ₹1,23,456.78 की राशि, PAN DEMC****** के साथ, विनियमित लेंडर से ली; ड्राफ़्ट: क्षत्रिय ज्ञान १२३';

const texts = Object.values({ en: earnings, hi: earningsInHindi }).map((list) =>
  Object.values(list),
);

/** Draws every text that a document may have: in cells, facts, headings and notes. */
function draw(language: 'en' | 'hi', lines: readonly string[]): Promise<Buffer> {
  const settings = {
    brand: { ...DEFAULT_BRAND, name: language === 'hi' ? 'गेंदा मनी' : 'Marigold Money' },
    language,
    title: lines[0] ?? '',
    subtitle: lines[1] ?? '',
    issuedOn: '2026-11-30',
    footer: (page: number, pages: number) => `${lines[2] ?? ''} ${page}/${pages}`,
  };
  const columns = [
    { label: lines[3] ?? '', width: 250 },
    { label: lines[4] ?? '', width: 265, align: 'right' as const },
  ];
  const pdf = createPdf(settings, async (writer) => {
    writer.facts(lines.map((line) => [line, HARD] as const));
    lines.forEach((line) => writer.heading(line));
    lines.forEach((line) => writer.note(line));
    await writer.table(
      columns,
      lines.map((line) => ({ cells: [`${line}\n${HARD}`, '₹1,234.50'] })),
    );
  });
  return buffer(pdf);
}

const toWords = (text: string): string[] => text.normalize('NFC').split(/\s+/u).filter(Boolean);

test.each([
  ['en', texts[0] ?? []],
  ['hi', texts[1] ?? []],
] as const)(
  'pdftotext finds every word of a PDF in %s, as it is written',
  async (language, lines) => {
    const { words } = readPdf(await draw(language, lines));
    const found = new Set(words);
    const written = [...lines, HARD].flatMap(toWords);
    expect(written.filter((word) => !found.has(word))).toEqual([]);
  },
);

test.each(['en', 'hi'] as const)(
  'a PDF in %s says its language, and tags its headings, facts, notes and tables in order',
  async (language) => {
    const lines = (language === 'hi' ? texts[1] : texts[0])?.slice(0, 6) ?? [];
    const { lang, marked, tags, headers } = readTags(await draw(language, lines));
    expect(lang).toBe(language === 'hi' ? 'hi-IN' : 'en-IN');
    expect(marked).toBe(true);
    const fact = ['LI', 'Lbl', 'LBody'];
    expect(tags).toEqual([
      'Document',
      'H1',
      'P',
      'P',
      'L',
      ...lines.flatMap(() => fact),
      ...lines.map(() => 'H2'),
      ...lines.map(() => 'P'),
      'Table',
      'TR',
      'TH',
      'TH',
      ...lines.flatMap(() => ['TR', 'TD', 'TD']),
    ]);
    expect(headers).toEqual(['Column', 'Column']);
  },
);
