import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { RESOURCES } from '@marketplace/shared/resources';
import type { FieldKind } from '@marketplace/shared/schema';
import { describe, expect, test } from 'vitest';

const ROOTS = [
  import.meta.dirname,
  join(import.meta.dirname, '../../..', 'shared/src/admin/features/imports'),
];

/** The kinds of fields of which a list has a filter with several values, or with a range. */
const FILTERED: ReadonlySet<FieldKind> = new Set([
  'choice',
  'flag',
  'date',
  'timestamp',
  'count',
  'rupees',
  'percentage',
  'months',
  'years',
] as const);
const DATES: ReadonlySet<FieldKind> = new Set(['date', 'timestamp'] as const);

interface ListFile {
  readonly name: string;
  /** The list's own file. */
  readonly page: string;
  /** That file, and those beside it with columns and filters. */
  readonly source: string;
}

/** Every file of the console that renders a list. */
const LISTS: readonly ListFile[] = ROOTS.flatMap((root) =>
  ['.', ...readdirSync(root)].flatMap((folder) => {
    if (folder.includes('.ts') || folder.endsWith('.css')) return [];
    const sources = readdirSync(join(root, folder))
      .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
      .map((file) => ({ file, text: readFileSync(join(root, folder, file), 'utf8') }));
    const shared = sources
      .filter(({ file }) => /Columns?\.tsx?$|Filters\.tsx?$/u.test(file))
      .map(({ text }) => text);
    return sources.flatMap(({ file, text }) =>
      /<(?:ListPage|RecordTable|UrlTable)\b/u.test(text)
        ? [{ name: `${folder}/${file}`, page: text, source: [text, ...shared].join('\n') }]
        : [],
    );
  }),
);

const namesIn = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name));

/** Returns the fields that a list shows in sortable columns which do not bring a filter along. */
function columnsWithoutFilter({ page, source }: ListFile): ReadonlySet<string> {
  const written = namesIn(source, /name: '(\w+)',\s+label:[^\n]+\s+sort: '\1'(?!,\s+field)/gu);
  // A page that keeps the filters itself names each of them.
  if (!/<(?:UrlList|UrlTable|LocalList)\b/u.test(page)) return written;
  const built = namesIn(source, /column\.(?:option|date|dateTime|number|rupees)\(\s*'(\w+)'/gu);
  return new Set([...written, ...built]);
}

test('the lists of the console are found', () => {
  expect(LISTS.length).toBeGreaterThan(20);
});

describe.each(LISTS.map((list) => [list.name, list] as const))('%s', (name, list) => {
  test('can be searched, filtered, exported and kept as a view', () => {
    expect(list.page).toMatch(/\bsearchLabel[=:]|\{\.\.\.tools\}/u);
    expect(list.page).toMatch(/\b(?:f|moreF)ilters=|\{\.\.\.tools\}/u);
    // The rows of one file are no list to which somebody comes back.
    expect(list.page.includes('views={false}')).toBe(name.endsWith('/ImportRows.tsx'));
    expect(list.page.includes('file={false}')).toBe(/<DownloadCsv|<ReportActions/u.test(list.page));
  });

  test('filters each column by several values, or by a range', () => {
    const resource = /resource="([a-z-]+)"/u.exec(list.page)?.[1] ?? basename(join(name, '..'));
    const fields = RESOURCES.find((one) => one.name === resource)?.fields ?? [];
    const shown = columnsWithoutFilter(list);
    const missing = fields.filter(
      ({ name: field, kind }) =>
        shown.has(field) &&
        FILTERED.has(kind) &&
        !new RegExp(`Filter\\(\\s*'${field}'`, 'u').test(list.source) &&
        !new RegExp(`ilters(?:=\\{| = )\\[(?:(?!\\]\\}|\\];)[^])*'${field}'`, 'u').test(
          list.page,
        ) &&
        // The page's period is the filter of its dates.
        !(DATES.has(kind) && list.page.includes('<PeriodPicker')),
    );
    expect(missing.map(({ name: field }) => field)).toEqual([]);
  });
});
