import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCatalogue } from './catalogue';
import { findMissingKeys, findUnusedKeys } from './checkKeys';
import { compareLanguages } from './compareLanguages';
import type { Finding } from './finding';
import { findHardCodedTexts } from './hardCoded';
import { readUses } from './readUses';
import { readSources } from './sources';

let root: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const SRC = 'consumer-app/src/features/a';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  write('package.json', JSON.stringify({ name: 'root', workspaces: ['consumer-app'] }));
  write('consumer-app/package.json', JSON.stringify({ name: '@marketplace/consumer-app' }));
  write(`${SRC}/texts.ts`, "export const aTexts = defineTexts('a', {});\n");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const page = (body: string): void =>
  write(
    `${SRC}/Page.tsx`,
    `import { aTexts } from './texts';\nexport function Page({ kind, wide }) {\n` +
      `const text = useTexts(aTexts);\n${body}\n}\n`,
  );

function check(english: string, hindi = english) {
  for (const [language, texts] of [
    ['en', english],
    ['hi', hindi],
  ])
    write(`${SRC}/${language}.ts`, `export const texts = ${texts};\n`);
  const sources = readSources(root);
  const files = sources.files.filter((file) => !/\/(en|hi)\.ts$/.test(file));
  const uses = readUses(sources, files, {});
  const texts = {
    en: readCatalogue(sources, `${SRC}/en.ts`, 'texts'),
    hi: readCatalogue(sources, `${SRC}/hi.ts`, 'texts'),
  };
  const all = (found: readonly Finding[]) => found.map(({ message }) => message);
  return {
    missing: all(findMissingKeys(uses, new Map([['a', texts]]), /^$/)),
    unused: all(findUnusedKeys([uses], 'a', texts)),
    languages: all(compareLanguages(texts)),
  };
}

describe('keys', () => {
  it('one that no catalogue has is reported where it is asked for', () => {
    page("return text('title') + text(wide ? 'here' : 'gone') + text(`kind.${kind}`);");
    expect(check("{ title: 'T', here: 'H' }").missing).toEqual([
      'asks for gone, which no catalogue has',
      'asks for kind.…, which no catalogue has',
    ]);
  });

  it('of a function that only has the name of a translate function is none', () => {
    write(`${SRC}/ends.ts`, "export const end = (text: (end: 'to') => string) => text('to');\n");
    page("return text('title');");
    expect(check("{ title: 'T' }").missing).toEqual([]);
  });

  it('of another feature does not count', () => {
    page("return text('title');");
    write('consumer-app/src/features/b/texts.ts', "export const bTexts = defineTexts('b', {});\n");
    write(
      'consumer-app/src/features/b/Page.tsx',
      "import { bTexts } from './texts';\nexport function B() { const text = useTexts(bTexts); return text('title'); }\n",
    );
    expect(check("{ title: 'T' }").missing).toEqual(['asks for title, which no catalogue has']);
  });

  it('through a hook and a constant is found, and a translate function handed on', () => {
    write(
      `${SRC}/useATexts.ts`,
      "import { aTexts } from './texts';\nexport function useATexts() { const text = useTexts(aTexts); return { text }; }\n",
    );
    write(
      `${SRC}/Other.tsx`,
      "import { useATexts } from './useATexts';\nimport { line } from './line';\nexport function Other() { const { text } = useATexts(); const key = 'sum'; return line(text) + text(`${key}.total`); }\n",
    );
    write(`${SRC}/line.ts`, "export const line = (text) => text('one_line') + text('none');\n");
    const { missing, unused } = check("{ sum: { total: 'T', old: 'O' }, one_line: 'L' }");
    expect(missing).toEqual(['asks for none, which no catalogue has']);
    expect(unused).toEqual(['sum.old is asked for nowhere']);
  });

  it('that nobody asks for is reported; one from a table, a template or a plural is not', () => {
    page(
      "const keys = ['in_table']; const kinds = { gold: 1 };\nreturn keys.map((each) => text(each)) + text(`kind.${kind}`) + text('days', { count: 2 });",
    );
    const texts = `{ in_table: 'T', kind: { gold: 'G', tin: 'S' }, days_one: 'D', days_other: 'D', left: 'L' }`;
    expect(check(texts).unused).toEqual([
      'kind.tin is asked for nowhere',
      'left is asked for nowhere',
    ]);
  });
});

describe('Hindi', () => {
  it.each([
    ['lacks a text', "{ a: 'One', b: 'Two' }", "{ a: 'एक' }", 'b is missing in Hindi'],
    ['has one too many', "{ a: 'One' }", "{ a: 'एक', b: 'दो' }", 'b is missing in English'],
    ['is English', "{ a: 'One more' }", "{ a: 'One more' }", 'a is not in Hindi'],
    [
      'puts in something else',
      "{ a: 'From %{min}' }",
      "{ a: '%{max} से' }",
      'a puts in %{max}, English %{min}',
    ],
    [
      'has half a plural',
      "{ a_one: 'day', a_other: 'days' }",
      "{ a_one: 'दिन' }",
      'a_other is missing in Hindi',
    ],
    [
      'has a plural without the other form',
      "{ a_one: 'day' }",
      "{ a_one: 'दिन' }",
      'a_one has no form for other numbers',
    ],
    [
      'has a form of one that names its number',
      "{ a_one: '1 day', a_other: '%{count} days' }",
      "{ a_one: '%{count} दिन', a_other: '%{count} दिन' }",
      'a_one names a number, which may be another',
    ],
    [
      'ends unlike the English',
      "{ a: 'It is done.' }",
      "{ a: 'हो गया' }",
      'a lacks a full stop at its end, unlike the English',
    ],
    [
      'has another word for a thing',
      "{ a: 'Enter your PAN' }",
      "{ a: 'अपना पैन लिखें' }",
      'a says “पैन”; the word here is “PAN”',
    ],
    [
      'bends to the gender of a field before its name',
      "{ a: 'Edit %{field} of %{row}' }",
      "{ a: '%{row} का %{field} बदलें' }",
      'a bends to the gender of a field that may have another',
    ],
    [
      'bends to the gender of a field in its verb',
      "{ a: '%{field} has changed' }",
      "{ a: '%{field} बदला गया' }",
      'a bends to the gender of a field that may have another',
    ],
    [
      'has letters that look the same',
      "{ a: 'Loan' }",
      "{ a: '\u095Bरूरी' }",
      'a is written with letters or spaces that a search would not find',
    ],
  ])('that %s is reported', (_, english, hindi, message) => {
    page('return null;');
    expect(check(english, hindi).languages).toContain(message);
  });

  it('may equal the English where that is no word, such as a product name or a figure', () => {
    page('return null;');
    const same =
      "{ a: 'PAN', b: '%{min} – %{max}', c: '10.99%', d: 'help@bank.example', e: '%{a} on %{b}' }";
    expect(check(same).languages).toEqual([]);
  });
});

describe('a text in the code is reported', () => {
  const found = (code: string): string[] => {
    write(`${SRC}/Page.tsx`, `export const Page = () => ${code};\n`);
    const sources = readSources(root);
    return findHardCodedTexts(sources.read(`${SRC}/Page.tsx`)).map(({ message }) => message);
  };

  it.each([
    ['<p>Send it</p>', '“Send it” in an element'],
    ["<p>{wide ? 'Wide' : text('narrow')}</p>", '“Wide” in an element'],
    ['<p>{`${count} offers`}</p>', '“… offers” in an element'],
    ['<button aria-label="Close" />', '“Close” in aria-label'],
    ["<input placeholder={'Your name'} />", '“Your name” in placeholder'],
    ['<img alt="Logo of the bank" />', '“Logo of the bank” in alt'],
    ['<a title="More" />', '“More” in title'],
    ['<Field label="Name" />', '“Name” in label'],
    ["{ const set = () => { document.title = 'Offers'; }; }", '“Offers” in document.title'],
    ["pushToast({ message: 'It is saved' })", '“It is saved” in message'],
    ['<p>{text("gone")}. {text("why")}</p>', '“.” in an element'],
    ['<p>{`${text("gone")}. ${text("why")}`}</p>', '“…. …” in a text that Hindi ends with a danda'],
    ["pushToast('It is saved')", '“It is saved” in a toast'],
  ])('%s', (code, message) => expect(found(code)).toEqual([message]));

  it.each([
    '<p className="wide">{text("send")}</p>',
    '<p>–</p>',
    '<p>₹{amount}</p>',
    '<input placeholder="DD/MM/YYYY" name="first" />',
    "({ label: 'fields.name', title: 'lenders.title' })",
  ])('and not: %s', (code) => expect(found(code)).toEqual([]));
});
