import { resolve } from 'node:path';
import * as schemas from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { readCatalogue } from './catalogue';
import { readSources } from './sources';

const sources = readSources(resolve(import.meta.dirname, '../..'));

/** The schemas of the consoles' forms in a dialog, by name, without those of one file alone. */
const forms = new Set(
  sources.files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const { source } = sources.read(file);
      const names = [...source.matchAll(/schema=\{(\w+Schema)\}/g)].map(([, name = '']) => name);
      return names.filter((name) => !source.includes(`const ${name} =`));
    }),
);

test.each(['en', 'hi'])('a form can name each field that it waits for in %s', (language) => {
  const fields = readCatalogue(sources, `shared/src/i18n/${language}/fields.ts`, 'fields');
  const known = Object.entries(schemas).filter(([name]) => forms.has(name));
  const unnamed = known.flatMap(([name, schema]) =>
    typeof schema === 'object' && 'describe' in schema
      ? schemas
          .describeFields(schema)
          .filter(({ required, label }) => required && label.startsWith('fields.'))
          .filter(({ label }) => !fields.has(label.replace('fields.', '')))
          .map(({ label }) => `${name}: ${label}`)
      : [],
  );
  expect(unnamed).toEqual([]);
  expect(known.length).toBeGreaterThan(30);
});
