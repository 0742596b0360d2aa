import { RESOURCES } from '@marketplace/shared/resources';
import { expect, test } from 'vitest';
import { userManagement } from '../../i18n/en/userManagement';

test('the matrix of roles names every resource that has no name of its own', () => {
  const unnamed = RESOURCES.filter(({ labels }) => !labels).map(({ name }) => name);
  const { records } = userManagement.permissions;
  expect(Object.keys(records).toSorted()).toEqual(unnamed.toSorted());
});
