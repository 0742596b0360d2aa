import { findAdminRoute } from '@marketplace/shared/session/adminRoutes';
import { expect, test } from 'vitest';
import { startPages } from './loadConsole';

test.each(Object.entries(startPages))(
  '%s is fetched ahead for who may see it',
  (path, { roles }) => {
    expect(roles).toEqual(findAdminRoute(path)?.roles);
  },
);
