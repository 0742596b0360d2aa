import { ClientProvider } from '@marketplace/shared/admin';
import { type AnswerOf, createClient, type getPartnerLedger } from '@marketplace/shared/api';
import { createTranslator } from '@marketplace/shared/i18n';
import { TranslateProvider } from '@marketplace/shared/ui';
import { AdminContext } from 'react-admin';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { reports } from '../../i18n/en/reports';
import { LedgerPages } from './LedgerPages';

type Answer = AnswerOf<typeof getPartnerLedger>['data'];

const COUNT = 60;

/** The ledger's lines from one place to another. */
const buildLines = (from: number, to: number): Answer['lines'] =>
  Array.from({ length: to - from }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(from + index).padStart(12, '0')}`,
    kind: 'commission',
    state: 'expected',
    day: '2026-11-02',
    partner_id: 1,
    application_id: null,
    application_reference: '',
    customer_name: `Customer ${from + index + 1}`,
    referred_name: '',
    lender_name: 'Indialends',
    product: 'personal_loan',
    disbursed_amount: 100_000,
    disbursed_on: '2026-11-02',
    commission: 1000,
    gst: 0,
    tds: 0,
    net: 1000,
    booked_on: null,
    paid_on: null,
    payout_id: null,
    payout_reference: '',
    utr: '',
    reason: '',
    dispute_id: null,
    dispute_status: '',
    unread: 0,
  }));

test('the ledger asks for a page of lines at a time, sorted by the server, with the sums of all', async () => {
  const asked: string[] = [];
  const client = createClient({
    token: () => 'token',
    language: () => 'en',
    texts: () => ({ offline: '', timeout: '', failed: '' }),
    fetch: (input) => {
      const { searchParams } = new URL(
        input instanceof Request ? input.url : input,
        location.origin,
      );
      asked.push(searchParams.toString());
      const size = Number(searchParams.get('per_page') ?? COUNT);
      const start = (Number(searchParams.get('page') ?? 1) - 1) * size;
      const data: Answer = {
        from: searchParams.get('from') ?? '',
        to: searchParams.get('to') ?? '',
        lines: buildLines(start, Math.min(start + size, COUNT)),
        lenders: [{ id: 5, name: 'Indialends' }],
        totals: { count: COUNT, commission: COUNT * 1000, gst: 0, tds: 0, net: COUNT * 1000 },
      };
      return Promise.resolve(Response.json({ data }));
    },
  });
  const translate = createTranslator({ reports }, 'en');
  const i18n = { translate, changeLocale: () => Promise.resolve(), getLocale: () => 'en' };
  await render(
    <AdminContext i18nProvider={i18n}>
      <TranslateProvider translate={translate}>
        <ClientProvider client={client}>
          <LedgerPages
            days={{ from: '2026-11-01', to: '2026-11-30', basis: 'disbursal' }}
            filters={{}}
            setFilters={() => undefined}
          />
        </ClientProvider>
      </TranslateProvider>
    </AdminContext>,
  );
  const table = page.getByRole('table', { name: reports.lines });
  const lines = table.getByRole('rowheader');
  await expect.element(lines.first()).toHaveTextContent('Customer 1');
  expect(lines.elements()).toHaveLength(25);
  await page.getByRole('button', { name: 'ra.navigation.next' }).click();
  await expect.element(lines.first()).toHaveTextContent('Customer 26');
  await page.getByRole('button', { name: 'ra.navigation.next' }).click();
  await expect.element(lines.first()).toHaveTextContent('Customer 51');
  expect(lines.elements()).toHaveLength(10);
  await expect.element(page.getByText('₹60,000.00').first()).toBeVisible();
  await table.getByRole('columnheader').getByText(reports.net).click();
  await expect.element(lines.first()).toHaveTextContent('Customer 1');
  expect(asked.at(-1)).toMatch(/sort=net.*page=1/u);
});
