import { expect, test } from 'vitest';
import { findRetiredNames, RETIRED_NAMES } from './retiredNames';

test('an exported declaration with a retired name is found, with the name to use', () => {
  const source = 'const a = 1;\nexport async function dueWork() {}\nexport type Remembering = 1;\n';
  expect(findRetiredNames(source)).toEqual([
    { line: 2, name: 'dueWork', use: 'scheduledJobs' },
    { line: 3, name: 'Remembering', use: 'VersionedCollection' },
  ]);
});

test('a local variable and a call may have any name', () => {
  expect(findRetiredNames('const stays = 2;\nawait told();\n')).toEqual([]);
});

test('no name is retired in favour of another retired one', () => {
  for (const use of Object.values(RETIRED_NAMES)) expect(RETIRED_NAMES).not.toHaveProperty(use);
});
