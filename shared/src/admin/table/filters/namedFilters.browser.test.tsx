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
import { RecordTable, type RecordTableProps } from '../RecordTable';

const { kit, fields, ui } = texts;
const translate = createTranslator({ kit, fields, ui });
const i18n = polyglotI18nProvider(() => texts, 'en');
const client = createClient({
  token: () => undefined,
  language: () => 'en',
  texts: () => ({ offline: '', timeout: '', failed: '' }),
});
const ROW = { id: 1, reference: 'P-1', status: 'draft', net: 100, created_at: '2026-01-01' };
const column = createColumnHelper<typeof ROW>(translate, 'en');
const columns = [
  column.string('reference', 'fields.reference'),
  column.display('status', 'kit.list.actions', { render: () => '' }),
];

function Payouts(tools: Pick<RecordTableProps<typeof ROW>, 'filters' | 'moreFilters'>) {
  const list = useList({ data: [ROW] });
  return (
    <ResourceContextProvider value="payouts">
      <ListContextProvider value={{ ...list, resource: 'payouts' }}>
        <RecordTable title="Payouts" columns={columns} {...tools} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

const inConsole = (tools: Pick<RecordTableProps<typeof ROW>, 'filters' | 'moreFilters'>) => (
  <AdminContext i18nProvider={i18n}>
    <TranslateProvider translate={translate}>
      <ClientProvider client={client}>
        <Payouts {...tools} />
      </ClientProvider>
    </TranslateProvider>
  </AdminContext>
);

test('a list shows the filters of the fields that it names, labelled as their columns', async () => {
  await render(inConsole({ filters: ['status', 'created_at'] }));
  await expect.element(page.getByRole('combobox', { name: 'Created' })).toBeVisible();
  // The kind of the field is that of the schema, for the column says none.
  await page.getByRole('combobox', { name: 'Actions' }).click();
  await expect.element(page.getByRole('option', { name: 'Approved' })).toBeVisible();
});

test('a person adds a further filter from the menu', async () => {
  await render(inConsole({ moreFilters: ['net'] }));
  expect(page.getByRole('group', { name: 'To pay' }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'To pay' }).click();
  await expect.element(page.getByRole('group', { name: 'To pay' })).toBeVisible();
});
