import { AdminContext, testDataProvider } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createClient } from '../../../api';
import { DEFAULT_BRAND } from '../../../branding';
import { importSchema, type Import } from '../../../schema';
import { saveSession } from '../../../session';
import { TranslateProvider } from '../../../ui';
import { ClientProvider } from '../../context/ClientContext';
import { ConfirmProvider } from '../../feedback/confirm/ConfirmProvider';
import { createI18nProvider } from '../../i18n/consoleTexts';
import { createPreferences } from '../../preferences/preferences';
import { ConsoleContext, type ConsoleSetup } from '../../context/consoleContext';
import { ImportCheck } from './ImportCheck';
import { UploadHistory } from './UploadHistory';

const noTexts = () => Promise.resolve({});
const preferences = createPreferences('admin');
const setup: ConsoleSetup = {
  area: 'admin',
  brand: DEFAULT_BRAND,
  preferences,
  resources: [],
  pages: [],
  home: () => '/',
  logout: () => Promise.resolve(),
};
/** A file of 25 rows, of which 15 need nobody else. */
const file: Import = {
  ...importSchema.cast({ partner_id: null }, { assert: false }),
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'mis',
  file_name: 'girivar.csv',
  status: 'checked',
  rows: 25,
  backward_rows: 10,
  file_rows: 25,
  to_process: 25,
  differing: 25,
  error_count: 0,
  unknown: 0,
  matched: 0,
  missing: 0,
  refused_rows: 0,
  outlier_rows: 0,
  outliers: [],
  uploaded_by: 1,
  uploaded_by_name: 'Asha Rao',
  created_at: '2026-11-20T05:00:00.000Z',
  decided_by: null,
};

type Fetch = typeof globalThis.fetch;

/** Shows a file and the list of files; returns the calls that the page makes. */
async function show(upload: Import) {
  saveSession('admin', { token: 'token', adminId: 1, role: 1 });
  const fetch = vi.fn<Fetch>(() => new Promise(() => undefined));
  const client = createClient({
    token: () => 'token',
    language: () => 'en',
    texts: () => ({ offline: '', timeout: '', failed: '' }),
    fetch,
  });
  const i18n = await createI18nProvider(preferences, { en: noTexts, hi: noTexts });
  const dataProvider = testDataProvider({
    getOne: () => Promise.resolve({ data: Object(upload) }),
    getList: (resource) => {
      const data = resource === 'imports' ? [Object(upload)] : [];
      return Promise.resolve({ data, total: data.length });
    },
  });
  await render(
    <BrowserRouter>
      <AdminContext i18nProvider={i18n} dataProvider={dataProvider}>
        <TranslateProvider translate={i18n.translate}>
          <ConsoleContext value={setup}>
            <ClientProvider client={client}>
              <ConfirmProvider>
                <ImportCheck id={upload.id} kind="mis" />
                <UploadHistory kind="mis" onOpen={() => undefined} />
              </ConfirmProvider>
            </ClientProvider>
          </ConsoleContext>
        </TranslateProvider>
      </AdminContext>
    </BrowserRouter>,
  );
  return fetch;
}

test('a second click on Load sends nothing', async () => {
  const fetch = await show(file);
  const load = page.getByRole('button', { name: 'Load 15 changed rows' });
  await expect.element(load).toBeEnabled();
  const button = load.element();
  if (!(button instanceof HTMLElement)) throw new Error('No button');
  button.click();
  button.click();
  await expect.poll(() => fetch.mock.calls.length).toBe(1);
  button.click();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a file that is loaded in part says what is left, and for whom', async () => {
  await show({ ...file, status: 'applied', rows: 15, loaded_at: '2026-11-20T05:30:00.000Z' });
  const row = page.getByRole('row', { name: /girivar\.csv/u });
  await expect.element(row).toHaveTextContent('15 of 25 rows loaded, 20 Nov 2026, 11:00 am');
  await expect
    .element(row)
    .toHaveTextContent('10 rows are not loaded: a second admin must confirm them');
  await expect.element(row.getByRole('cell', { name: '25', exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Ask a second admin to confirm the other rows' }))
    .toBeEnabled();
});

test('a file that waits for a second admin says until when', async () => {
  await show({ ...file, status: 'pending', asked_at: '2026-11-20T05:00:00.000Z' });
  const row = page.getByRole('row', { name: /girivar\.csv/u });
  await expect.element(row).toHaveTextContent('Expires 4 Dec 2026, 10:30 am');
});

test('a request for the rest that nobody decided on has expired, and is asked again', async () => {
  await show({
    ...file,
    status: 'applied',
    rows: 15,
    loaded_at: '2026-11-01T05:30:00.000Z',
    asked_at: '2026-11-02T05:30:00.000Z',
    asked_by_name: 'Asha Rao',
    refused_rows: 10,
    decided_by_name: '',
    decided_at: '2026-11-16T05:30:00.000Z',
  });
  const row = page.getByRole('row', { name: /girivar\.csv/u });
  await expect
    .element(row)
    .toHaveTextContent('Expired, 16 Nov 2026, 11:00 am: no second admin decided');
  await expect
    .element(page.getByRole('button', { name: 'Ask a second admin to confirm the other rows' }))
    .toBeEnabled();
});
