import polyglotI18nProvider from 'ra-i18n-polyglot';
import {
  AdminContext,
  ListContextProvider,
  type RaRecord,
  ResourceContextProvider,
  useList,
} from 'react-admin';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createClient } from '../../api';
import { DEFAULT_BRAND } from '../../branding';
import { createTranslator } from '../../i18n';
import { getFieldDescription, lenderSchema } from '../../schema';
import { TranslateProvider } from '../../ui';
import { buildCellColumn } from './columns/fieldColumns';
import { ClientProvider } from '../context/ClientContext';
import { texts } from '../i18n/english';
import { buildConsoleTheme } from '../shell/theme/consoleTheme';
import { RecordTable } from './RecordTable';

const { kit, fields, validation, ui } = texts;
const translate = createTranslator({ kit, fields, validation, ui });
const theme = buildConsoleTheme(DEFAULT_BRAND, 'light', true);
const i18n = polyglotI18nProvider(() => texts, 'en');
const client = createClient({
  token: () => undefined,
  language: () => 'en',
  texts: () => ({ offline: '', timeout: '', failed: '' }),
});
const lenders: RaRecord[] = [
  { id: 1, name: 'Alpha', min_income: 30_000, lender_status: 1 },
  { id: 2, name: 'Beta', min_income: 20_000, lender_status: 1 },
  { id: 3, name: 'Gamma', min_income: 10_000, lender_status: 0 },
];
const columns = ['name', 'min_income', 'lender_status'].map((name) =>
  buildCellColumn({
    schema: lenderSchema,
    field: getFieldDescription(lenderSchema, name),
    translate,
    rowName: 'name',
    save: () => Promise.reject(new Error('No connection')),
  }),
);

function Lenders() {
  const list = useList({ data: lenders, perPage: 2, sort: { field: 'name', order: 'ASC' } });
  return (
    <ResourceContextProvider value="lenders">
      <ListContextProvider value={list}>
        <RecordTable title="Lenders" columns={columns} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

const open = () =>
  render(
    <AdminContext theme={theme} i18nProvider={i18n}>
      <TranslateProvider translate={translate}>
        <ClientProvider client={client}>
          <Lenders />
        </ClientProvider>
      </TranslateProvider>
    </AdminContext>,
  );

const typeWrong = async (lender: string) => {
  await page.getByRole('button', { name: `Edit Income min of ${lender}` }).click();
  await userEvent.fill(page.getByRole('textbox'), 'much');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('the next page puts its lenders into the rows that are there', async () => {
  await open();
  const row = page.getByRole('row', { name: /Alpha/ });
  await expect.element(row).toBeVisible();
  const element = row.element();
  await press('Go to next page');
  await expect.element(page.getByRole('row', { name: /Gamma/ })).toBeVisible();
  expect(page.getByRole('row', { name: /Gamma/ }).element()).toBe(element);
  await expect.element(page.getByRole('switch', { name: /Gamma/ })).not.toBeChecked();
});

test('text typed in a lender’s cell does not appear for the lender that takes its row', async () => {
  await open();
  await typeWrong('Alpha');
  await press('Go to next page');
  await expect
    .element(page.getByRole('button', { name: 'Edit Income min of Gamma, now ₹10,000' }))
    .toBeVisible();
  expect(page.getByRole('textbox').query()).toBeNull();
});

test('the error of a switch does not appear at another lender', async () => {
  await open();
  await page.getByRole('switch', { name: /Alpha/ }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No connection');
  await press('Go to next page');
  await expect.element(page.getByRole('switch', { name: /Gamma/ })).toBeVisible();
  expect(page.getByRole('alert').query()).toBeNull();
});

test('a cell stays open with what was typed while its lender is in sight', async () => {
  await open();
  await typeWrong('Beta');
  await press('Income min');
  await expect.element(page.getByRole('row', { name: /Gamma/ })).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Beta/ }).getByRole('textbox'))
    .toHaveValue('much');
});
