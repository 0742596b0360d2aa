import { createClient, getCountLimit } from '@marketplace/shared/api';
import { notify, TranslateProvider } from '@marketplace/shared/ui';
import { AdminContext, type DataProvider, testDataProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ClientProvider, RecordTable, UrlList } from '@marketplace/shared/admin';
import { PrintButton } from './PrintButton';

afterEach(() => {
  vi.restoreAllMocks();
});

const client = createClient({
  token: () => undefined,
  language: () => 'en',
  texts: () => ({ offline: '', timeout: '', failed: '' }),
});
const createList =
  (total: number): DataProvider['getList'] =>
  (_resource, { pagination }) => {
    const { page: at = 1, perPage = 25 } = pagination ?? {};
    const all = Array.from({ length: total }, (_, id) => ({ id, name: `Row ${id}` }));
    const data: never[] = JSON.parse(JSON.stringify(all.slice((at - 1) * perPage, at * perPage)));
    return Promise.resolve({ data, total: Math.min(total, getCountLimit(at * perPage - 1)) });
  };

const rows = () => document.querySelectorAll('tbody tr[data-id]').length;

async function renderList(total: number) {
  await render(
    <AdminContext dataProvider={testDataProvider({ getList: createList(total) })}>
      <TranslateProvider translate={(key) => key}>
        <ClientProvider client={client}>
          <UrlList
            resource="rows"
            sort={{ field: 'id', order: 'ASC' }}
            filters={{}}
            setFilters={() => undefined}
            scope={{}}
          >
            <PrintButton />
            <RecordTable
              title="Rows"
              columns={[{ name: 'name', label: 'Name', render: ({ id }) => `Row ${id}` }]}
            />
          </UrlList>
        </ClientProvider>
      </TranslateProvider>
    </AdminContext>,
  );
  await expect.element(page.getByText('Row 24')).toBeVisible();
  expect(rows()).toBe(25);
}

test('prints every row, and goes back to the page as it was', async () => {
  const printed: number[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(rows());
    window.dispatchEvent(new Event('afterprint'));
  });
  // More than the server answers at once.
  await renderList(1003);
  await userEvent.click(page.getByRole('button', { name: 'reports.print' }));
  await vi.waitFor(() => expect(printed).toEqual([1003]), { timeout: 30_000 });
  await vi.waitFor(() => expect(rows()).toBe(25));
});

test('a list that is too long for paper says so, and prints nothing', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const warning = vi.spyOn(notify, 'warning').mockReturnValue(0);
  await renderList(5001);
  await userEvent.click(page.getByRole('button', { name: 'reports.print' }));
  await vi.waitFor(() => expect(warning).toHaveBeenCalledWith('reports.too_long_to_print'));
  await vi.waitFor(() => expect(rows()).toBe(25));
  expect(print).not.toHaveBeenCalled();
});
