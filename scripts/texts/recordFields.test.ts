import { funnelSchema, ownBrandSchema } from '@marketplace/shared/schema';
import { resolve } from 'node:path';
import { isAudited } from '@marketplace/mock-server/auditChanges';
import { RESOURCES } from '@marketplace/shared/resources';
import { API } from 'typescript/unstable/sync';
import { afterAll, expect, test } from 'vitest';
import { readCatalogue } from './catalogue';
import { readSources } from './sources';

const ROOT = resolve(import.meta.dirname, '../..');
const PROJECT = resolve(ROOT, 'mock-server/tsconfig.json');
const RECORDS = resolve(ROOT, 'mock-server/src/data/records/index.ts');

/** The store's own fields, which the log leaves out. */
const BOOKKEEPING = new Set(['id', 'version', 'changed_in']);

const api = new API({ cwd: ROOT });
afterAll(() => api.close());

/** Reads the fields of each collection that the audit log covers from the types of its records. */
function readAudited(): Map<string, string[]> {
  const project = api.updateSnapshot({ openProjects: [PROJECT] }).getProject(PROJECT);
  const source = project?.program.getSourceFile(RECORDS);
  if (!project || !source) throw new Error(`${PROJECT} does not know ${RECORDS}`);
  const { checker } = project;
  const name = 'Collections extends';
  const symbol = checker.getSymbolAtPosition(RECORDS, source.text.indexOf(name));
  if (!symbol) throw new Error(`${RECORDS} has no ${name}`);
  const getFields = (type: Parameters<typeof checker.getPropertiesOfType>[0] | undefined) =>
    type ? checker.getPropertiesOfType(type) : [];
  return new Map(
    getFields(checker.getDeclaredTypeOfSymbol(symbol)).flatMap((collection) => {
      if (!isAudited(collection.name)) return [];
      const fields = getFields(checker.getTypeOfSymbol(collection)).map((field) => field.name);
      return [[collection.name, fields.filter((field) => !BOOKKEEPING.has(field))]];
    }),
  );
}

const audited = readAudited();
const sources = readSources(ROOT);

test.each(['en', 'hi'])('every field that the audit log can show has a label in %s', (language) => {
  const fields = readCatalogue(sources, `shared/src/i18n/${language}/fields.ts`, 'fields');
  const collections = readCatalogue(
    sources,
    `admin-console/src/i18n/${language}/collections.ts`,
    'collections',
  );
  const labels = readCatalogue(
    sources,
    `admin-console/src/i18n/${language}/auditFields.ts`,
    'auditFields',
  );
  const unnamed = [...audited].flatMap(([collection, names]) => [
    ...(collections.has(collection) ? [] : [collection]),
    ...names
      .filter((name) => !fields.has(name) && !labels.has(name))
      .map((name) => `${collection}.${name}`),
  ]);
  expect(unnamed).toEqual([]);
  // The log shows what has changed within a brand and a funnel, field by field.
  const parts = [ownBrandSchema, funnelSchema].flatMap(({ fields: own }) => Object.keys(own));
  expect(parts.filter((name) => !fields.has(name) && !labels.has(name))).toEqual([]);
  const written = new Set([...audited.values(), parts].flat());
  expect([...labels.keys()].filter((name) => !written.has(name))).toEqual([]);
  expect(audited.get('second_factors')).toContain('recovery_hashes');
  expect(audited.size).toBeGreaterThan(50);
});

test('the log is filtered by every collection that it covers', () => {
  const { source } = sources.read('admin-console/src/history/recordLabels.ts');
  const missing = [...audited.keys()].filter((name) => !source.includes(`'${name}'`));
  expect(missing).toEqual([]);
});

test.each(['en', 'hi'])(
  'every resource that the roles are shown for has a name in %s',
  (language) => {
    const path = `admin-console/src/i18n/${language}/collections.ts`;
    const collections = readCatalogue(sources, path, 'collections');
    const named = RESOURCES.filter(({ labels }) => !labels).map(({ name }) =>
      name.replaceAll('-', '_'),
    );
    expect(named.filter((name) => !collections.has(name))).toEqual([]);
  },
);
