import { expect, test } from 'vitest';
import { findSecondParsers } from './secondParsers';

const PARSERS = ['parseAmount', 'parseMobile', 'parseDate'];

test.each([
  'export const parseMobile = (text: string) => text;',
  'const normalizeMobile = (text: string): string => text.trim();',
  'function readAmount(text: string) {',
  "  const value = Number(text.replaceAll(',', ''));",
  '  return parseFloat(text);',
  "  const bare = text.replaceAll(/[,\\s₹]/g, '');",
  '      <TextField type="number" />',
])('%j is a second parser', (line) => {
  expect(findSecondParsers(`const other = 1;\n${line}`, PARSERS)).toMatchObject([{ line: 2 }]);
});

test.each([
  "import { parseMobile } from '@marketplace/shared/format';",
  'const mobile = parseMobile(text);',
  'export function parseDateCell(cell: Cell) {',
  'const amount = Number(params.amount);',
  "const key = text.replaceAll('-', '');",
])('%j is none', (line) => {
  expect(findSecondParsers(line, PARSERS)).toEqual([]);
});

test.each([
  '        type="datetime-local"',
  '  <input type="date" />',
  "import { DateInput, TextInput } from 'react-admin';",
  "import { TextInput, DateTimeInput } from 'react-admin';",
  '        <DateField',
])('%j is a second input for dates in a console, and none in the borrower app', (line) => {
  for (const file of [
    'admin-console/src/a.tsx',
    'partner-portal/src/a.tsx',
    'shared/src/admin/a.tsx',
  ])
    expect(findSecondParsers(line, PARSERS, file)).toMatchObject([{ line: 1 }]);
  expect(findSecondParsers(line, PARSERS, 'shared/src/ui/fields/DateField.tsx')).toEqual([]);
});
