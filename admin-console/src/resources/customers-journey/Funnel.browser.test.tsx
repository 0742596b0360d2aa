import { createTranslator } from '@marketplace/shared/i18n';
import { TranslateProvider } from '@marketplace/shared/ui';
import { AdminContext } from 'react-admin';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { customersJourney } from '../../i18n/en/customersJourney';
import { Funnel } from './Funnel';

test('leads that a lender decides on have not stopped', async () => {
  const translate = createTranslator({ customers_journey: customersJourney }, 'en');
  const i18n = { translate, changeLocale: () => Promise.resolve(), getLocale: () => 'en' };
  const stages = [
    { stage: 'signed_in', reached: 200 },
    { stage: 'profile', reached: 150 },
    { stage: 'applied', reached: 80 },
    { stage: 'disbursed', reached: 50 },
  ];
  await render(
    <AdminContext i18nProvider={i18n}>
      <TranslateProvider translate={translate}>
        <Funnel stages={stages} chosen={undefined} onChoose={() => undefined} />
      </TranslateProvider>
    </AdminContext>,
  );
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent('50 stopped here (25%)');
  await expect.element(rows.nth(1)).toHaveTextContent(/70 stopped here/u);
  await expect.element(rows.nth(2)).toHaveTextContent('30 in review, approved or declined');
  await expect.element(rows.nth(2)).not.toHaveTextContent('stopped');
  await expect.element(rows.nth(3)).toHaveTextContent('50 at this stage now');
});
