import { ClientProvider } from '@marketplace/shared/admin';
import { type AnswerOf, createClient, type getPartnerMoney } from '@marketplace/shared/api';
import { createTranslator } from '@marketplace/shared/i18n';
import { TranslateProvider } from '@marketplace/shared/ui';
import { AdminContext } from 'react-admin';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { reports as en } from '../../i18n/en/reports';
import { reports as hi } from '../../i18n/hi/reports';
import { MoneyPanel } from './MoneyPanel';

type Money = AnswerOf<typeof getPartnerMoney>['data'];

const TEXTS = { en, hi };
const none: Money = {
  next: null,
  expected: { amount: 4500, count: 2 },
  last_paid: null,
  unread: { disputes: 0, tickets: 0 },
};

/** Opens the panel as a partner with this money sees it. */
async function open(language: 'en' | 'hi', money: Partial<Money>) {
  const client = createClient({
    token: () => 'token',
    language: () => language,
    texts: () => ({ offline: '', timeout: '', failed: '' }),
    fetch: () => Promise.resolve(Response.json({ data: { ...none, ...money } })),
  });
  const translate = createTranslator({ reports: TEXTS[language] }, language);
  const i18n = { translate, changeLocale: () => Promise.resolve(), getLocale: () => language };
  await render(
    <AdminContext i18nProvider={i18n}>
      <TranslateProvider translate={translate}>
        <ClientProvider client={client}>
          <MoneyPanel />
        </ClientProvider>
      </TranslateProvider>
    </AdminContext>,
  );
  return page.getByRole('region', { name: TEXTS[language].money });
}

const next = (state: 'on' | 'late' | 'waits') => ({
  amount: 1200,
  on: '2026-12-15',
  count: 1,
  state,
});

test.each([
  ['en', next('on'), '₹1,200.00 by 15/12/2026'],
  ['hi', next('on'), '15/12/2026 तक ₹1,200.00'],
  ['en', next('late'), '₹1,200.00 in the next payout, by 15/12/2026. Part of it was due earlier.'],
  ['hi', next('late'), '₹1,200.00 अगले भुगतान में, 15/12/2026 तक। इसका कुछ हिस्सा पहले देय था।'],
  ['en', next('waits'), '₹1,200.00 waits until your payout account is verified.'],
  ['hi', next('waits'), '₹1,200.00 आपके भुगतान खाते की जाँच होने तक रुका है।'],
  ['en', null, 'Nothing is booked yet. We book it when the lenders pay.'],
  ['hi', null, 'अभी कुछ दर्ज नहीं है। लेंडर के भुगतान पर दर्ज होगा।'],
] as const)('says in %s when the next payout comes, %o', async (language, payout, text) => {
  const panel = await open(language, { next: payout });
  await expect.element(panel.getByText(text, { exact: true })).toBeVisible();
  await expect.element(panel.getByText('₹4,500.00', { exact: true })).toBeVisible();
  await expect
    .element(panel.getByText(TEXTS[language].last, { exact: true }))
    .not.toBeInTheDocument();
});

test.each([
  ['en', '₹980.50 on 03/11/2026', 'Unread answers: 2'],
  ['hi', '03/11/2026 को ₹980.50', 'अनपढ़े जवाब: 2'],
] as const)(
  'says in %s what was paid last, and leads to answers',
  async (language, paid, unread) => {
    const panel = await open(language, {
      last_paid: { amount: 980.5, on: '2026-11-03', utr: 'HDFCN52026110301' },
      unread: { disputes: 2, tickets: 1 },
    });
    await expect.element(panel.getByText(paid, { exact: true })).toBeVisible();
    await expect.element(panel.getByText('HDFCN52026110301')).toBeVisible();
    const links = { [unread]: '/reports/disputes', [unread.replace('2', '1')]: '/communication' };
    for (const [name, to] of Object.entries(links))
      await expect
        .element(panel.getByRole('link', { name }))
        .toHaveAttribute('href', expect.stringContaining(to));
  },
);
