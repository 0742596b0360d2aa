import polyglotI18nProvider from 'ra-i18n-polyglot';
import { AdminContext, ListBase, testDataProvider } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createClient } from '../../../api';
import { DEFAULT_BRAND } from '../../../branding';
import { createTranslator } from '../../../i18n';
import { describeFields, lenderSchema } from '../../../schema';
import { TranslateProvider } from '../../../ui';
import { ClientProvider } from '../../context/ClientContext';
import { texts } from '../../i18n/english';
import { buildConsoleTheme } from '../../shell/theme/consoleTheme';
import { buildFieldFilters } from '../filters/filters';
import { RecordTable } from '../RecordTable';

const { kit, fields, validation, ui } = texts;
const translate = createTranslator({ kit, fields, validation, ui });
const theme = buildConsoleTheme(DEFAULT_BRAND, 'light', true);
const i18n = polyglotI18nProvider(() => texts, 'en');
const filters = buildFieldFilters(describeFields(lenderSchema), translate, 'en');
// A list that has no records at all shows no toolbar.
const dataProvider = testDataProvider({ getList: () => Promise.resolve({ data: [], total: 1 }) });
const client = createClient({
  token: () => undefined,
  language: () => 'en',
  texts: () => ({ offline: '', timeout: '', failed: '' }),
});

afterEach(() => {
  vi.restoreAllMocks();
});

const openList = () =>
  render(
    <BrowserRouter>
      <AdminContext theme={theme} i18nProvider={i18n} dataProvider={dataProvider}>
        <TranslateProvider translate={translate}>
          <ClientProvider client={client}>
            <ListBase resource="lenders">
              <RecordTable
                title="Lenders"
                columns={[]}
                searchLabel="Search lenders"
                views={false}
                file={false}
                filters={filters}
              />
            </ListBase>
          </ClientProvider>
        </TranslateProvider>
      </AdminContext>
    </BrowserRouter>,
  );

/** Runs `work` when the address has the text, before React renders that address. */
function beforeRendering(text: string, work: () => void) {
  const push = window.history.pushState.bind(window.history);
  const spy = vi.spyOn(window.history, 'pushState').mockImplementation((...state) => {
    push(...state);
    if (!window.location.search.includes(text)) return;
    spy.mockRestore();
    queueMicrotask(work);
  });
}

test('a filter that is added before the search has been rendered keeps the search', async () => {
  window.history.replaceState(null, '', '/lenders');
  await openList();
  const search = page.getByRole('searchbox', { includeHidden: true });
  await page.getByRole('button', { name: 'Add filter' }).click();
  const item = page.getByRole('menuitemcheckbox', { name: 'Age min', exact: true });
  await expect.element(item).toBeVisible();
  const press = item.element();
  beforeRendering('Alpha', () => press.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await userEvent.fill(search, 'Alpha');
  await expect
    .element(page.getByRole('spinbutton', { name: 'Age min from', exact: true }))
    .toBeVisible();
  await expect.element(search).toHaveValue('Alpha');
  await expect
    .poll(() => new URLSearchParams(window.location.search).get('filter'))
    .toBe('{"q":"Alpha"}');
});
