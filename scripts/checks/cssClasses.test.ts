import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findClassFaults } from './cssClasses';

const root = resolve(import.meta.dirname, '../..');

test('each class that a component names has a rule, and each rule a component that names it', () => {
  const { modules, faults } = findClassFaults(root);
  expect(faults).toEqual([]);
  expect(modules).toBeGreaterThan(100);
});
