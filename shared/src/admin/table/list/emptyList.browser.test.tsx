import polyglotI18nProvider from 'ra-i18n-polyglot';
import { AdminContext, ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createClient } from '../../../api';
import { createTranslator } from '../../../i18n';
import { TranslateProvider } from '../../../ui';
import { ClientProvider } from '../../context/ClientContext';
import { texts } from '../../i18n/english';
import { createColumnHelper } from '../columns/columnHelper';
import { RecordTable } from '../RecordTable';

const { kit, fields, ui } = texts;
const translate = createTranslator({ kit, fields, ui });
const i18n = polyglotI18nProvider(() => texts, 'en');
const client = createClient({
  token: () => undefined,
  language: () => 'en',
  texts: () => ({ offline: '', timeout: '', failed: '' }),
});

interface Row {
  id: number;
  name: string;
}

const columns = [createColumnHelper<Row>(translate, 'en').string('name', 'fields.name')];

function Empty({ filters }: { filters: Readonly<Record<string, unknown>> }) {
  const list = useList<Row>({ data: [] });
  return (
    <ResourceContextProvider value="lenders">
      <ListContextProvider value={{ ...list, filterValues: filters }}>
        <RecordTable title="Lenders" columns={columns} searchLabel="Search lenders" />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

const inConsole = (filters: Readonly<Record<string, unknown>>) => (
  <AdminContext i18nProvider={i18n}>
    <TranslateProvider translate={translate}>
      <ClientProvider client={client}>
        <Empty filters={filters} />
      </ClientProvider>
    </TranslateProvider>
  </AdminContext>
);

test('a list without records shows its words alone', async () => {
  await render(inConsole({}));
  await expect.element(page.getByRole('status')).toBeVisible();
  expect(page.getByRole('search').elements()).toHaveLength(0);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('a list in which nothing matches keeps its search, also when it has been cleared', async () => {
  const shown = await render(inConsole({ q: 'Sagarika' }));
  const search = page.getByRole('searchbox', { name: 'Search lenders' });
  await expect.element(search).toBeVisible();
  await shown.rerender(inConsole({}));
  await expect.element(search).toBeVisible();
});
