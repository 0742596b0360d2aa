import { AdminContext, memoryStore, Resource, TestMemoryRouter } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { brandFor } from '../../branding';
import { translatorOf } from '../../i18n';
import { adminUserSchema, describeFields } from '../../schema';
import { ConfirmProvider, TranslateProvider } from '../../ui';
import { texts } from '../i18n/english';
import { createPreferences } from '../preferences';
import { ConsoleContext } from '../shell/consoleContext';
import { schemaResource } from './schemaResource';

const { kit, fields, validation, ui } = texts;
const translate = translatorOf({ kit, fields, validation, ui, admins: 'Admins' });
const people = [{ id: 7, name: 'Asha Rao', email: 'asha@demo.in', role: '2', status: 1 }];

test('a resource that says nothing but its schema is listed with a column for each field', async () => {
  const manifest = schemaResource({
    name: 'admin-users',
    label: 'admins',
    icon: () => null,
    group: 'overview',
    schema: adminUserSchema,
    fields: describeFields(adminUserSchema),
  });
  const List = manifest.list ?? (() => null);
  const setup = {
    area: 'admin',
    brand: brandFor('TOPCLIND'),
    preferences: createPreferences('admin'),
    resources: [manifest],
    pages: [],
    home: () => '/',
    mayVisit: () => true,
    logout: () => Promise.resolve(),
  } as const;
  const unused = () => Promise.reject(new Error('not asked for here'));
  await render(
    <TestMemoryRouter initialEntries={['/admin-users']}>
      <AdminContext
        store={memoryStore()}
        dataProvider={{
          getList: () => Promise.resolve(JSON.parse(JSON.stringify({ data: people, total: 1 }))),
          getOne: unused,
          getMany: unused,
          getManyReference: unused,
          create: unused,
          update: unused,
          updateMany: unused,
          delete: unused,
          deleteMany: unused,
        }}
      >
        <TranslateProvider translate={translate}>
          <ConsoleContext value={setup}>
            <ConfirmProvider>
              <Routes>
                <Route path="/admin-users" element={<List />} />
              </Routes>
              <Resource name="admin-users" />
            </ConfirmProvider>
          </ConsoleContext>
        </TranslateProvider>
      </AdminContext>
    </TestMemoryRouter>,
  );
  for (const heading of ['ID', 'Name', 'E-mail', 'Role', 'Status'])
    await expect.element(page.getByRole('columnheader', { name: heading })).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Asha Rao/ }))
    .toHaveTextContent('7Asha Raoasha@demo.inReports and filesYes');
});
