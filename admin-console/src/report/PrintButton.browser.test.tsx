import { createClient } from '@marketplace/shared/api';
import { TranslateProvider } from '@marketplace/shared/ui';
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
const all = Array.from({ length: 60 }, (_, id) => ({ id, name: `Row ${id}` }));

const getList: DataProvider['getList'] = (_resource, { pagination }) => {
  const { page: at = 1, perPage = 25 } = pagination ?? {};
  const data: never[] = JSON.parse(JSON.stringify(all.slice((at - 1) * perPage, at * perPage)));
  return Promise.resolve({ data, total: all.length });
};

test('prints every row, and goes back to the page as it was', async () => {
  const rows = () => document.querySelectorAll('tbody tr[data-id]').length;
  const printed: number[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(rows());
    window.dispatchEvent(new Event('afterprint'));
  });
  await render(
    <AdminContext dataProvider={testDataProvider({ getList })}>
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
  await userEvent.click(page.getByRole('button', { name: 'reports.print' }));
  await vi.waitFor(() => expect(printed).toEqual([60]));
  await vi.waitFor(() => expect(rows()).toBe(25));
});
