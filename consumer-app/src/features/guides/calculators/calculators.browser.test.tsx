import '@marketplace/shared/ui/base.css';
import { type ComponentType, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CalculatorLinks } from '../../../offers';
import { offerWith } from '../../../testing/offers';
import { changeLanguage } from '../../../i18n';
import { BalanceTransferPage, PartPaymentPage } from './index';

const show = async (Page: ComponentType) => {
  await page.viewport(320, 800);
  return render(
    <MemoryRouter>
      <Suspense fallback="…">
        <Page />
      </Suspense>
    </MemoryRouter>,
  );
};
const answer = () => page.getByRole('status');
const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const readRow = (name: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent);
const overflow = () => document.documentElement.scrollWidth - window.innerWidth;

beforeEach(async () => {
  await changeLanguage('en');
});

it('a part-payment answers in a sentence, then with the figures of its schedule', async () => {
  await show(PartPaymentPage);
  await expect
    .element(answer())
    .toHaveTextContent('You save ₹16,291. Your loan ends 6 months sooner.');
  await expect.element(answer()).toHaveTextContent('After EMI 12 you owe ₹2,17,244.');
  expect(readRow('EMI after that')).toEqual(['₹10,845.72', '₹10,845.72']);
  expect(readRow('EMIs left')).toEqual(['24', '18']);
  expect(readRow('Interest left to pay')).toEqual(['₹43,053.08', '₹24,401.83']);
  expect(readRow('Charge and GST')).toEqual(['–', '₹2,360']);
  await page.getByRole('radio', { name: /^The EMI/ }).click();
  await expect
    .element(answer())
    .toHaveTextContent('You save ₹7,549. Your EMI falls from ₹10,846 to ₹8,350.');
  expect(overflow()).toBeLessThanOrEqual(0);
});

it('says plainly when paying early costs more, and when it closes the loan', async () => {
  await show(PartPaymentPage);
  await field('Pay it with EMI number').fill('35');
  await field('Amount to pay early').fill('5000');
  await field('Early payment charge').fill('6');
  await expect
    .element(answer())
    .toHaveTextContent('Paying early costs you ₹279 more than it saves, because of the charge.');
  await field('Early payment charge').fill('0');
  await field('Amount to pay early').fill('300000');
  await expect
    .element(answer())
    .toHaveTextContent('You save ₹160. This closes your loan 1 month early.');
});

it('a figure that cannot be says so at its field, and the answer waits', async () => {
  await show(PartPaymentPage);
  await field('Pay it with EMI number').fill('36');
  await userEvent.tab();
  await expect
    .element(field('Pay it with EMI number'))
    .toHaveAccessibleDescription(/Enter the number of an EMI from 1 to 35/);
  await expect.element(answer()).toHaveTextContent('Fill in every figure to see the answer.');
  await field('Loan term').fill('60');
  await expect.element(answer()).toHaveTextContent(/^You save/);
});

it('a balance transfer says what it saves in all and from which month', async () => {
  await show(BalanceTransferPage);
  await field('Interest rate a year').first().fill('18');
  await field('New interest rate a year').fill('12');
  await expect
    .element(answer())
    .toHaveTextContent('Moving your loan saves you ₹10,491. It pays off from month 17.');
  await expect
    .element(answer())
    .toHaveTextContent('Charges, fee and GST come to ₹21,240. You pay them at the start.');
  expect(readRow('To pay in all')).toEqual(['₹3,90,445.84', '₹3,79,954.58']);
  expect(overflow()).toBeLessThanOrEqual(0);
});

it('says plainly when a transfer does not pay, though its EMI is lower', async () => {
  await show(BalanceTransferPage);
  await field('Interest rate a year').first().fill('18');
  await field('New interest rate a year').fill('17');
  await field('New loan term').fill('60');
  await expect.element(answer()).toHaveTextContent(/does not pay: it costs you ₹[\d,]+ more\./);
  await expect
    .element(answer())
    .toHaveTextContent('The EMI is lower only because you pay for longer.');
  for (const name of ['Early closure charge', 'Processing fee']) await field(name).fill('0');
  await field('New interest rate a year').fill('18');
  await field('New loan term').fill('36');
  await expect.element(answer()).toHaveTextContent('does not pay: it saves nothing.');
});

it('an offer fills the calculators in, and what is changed stays for the next visit', async () => {
  const offer = offerWith(7, 'Kaveri-Bank', { rate: 1.5, foreclosure_percent: 3 });
  const links = await show(() => <CalculatorLinks offer={offer} />);
  await page.getByRole('link', { name: 'Pay a part of it early' }).click();
  await links.unmount();
  const first = await show(PartPaymentPage);
  await expect.element(page.getByText(/with Kaveri-Bank’s offer/)).toBeVisible();
  await expect.element(field('Loan amount')).toHaveValue('1,00,000');
  await expect.element(field('Interest rate a year')).toHaveValue('18');
  await expect.element(field('Early payment charge')).toHaveValue('3');
  await field('Amount to pay early').fill('30000');
  await first.unmount();
  const second = await show(PartPaymentPage);
  await expect.element(field('Amount to pay early')).toHaveValue('30,000');
  await second.unmount();
  await show(BalanceTransferPage);
  await expect.element(field('New interest rate a year')).toHaveValue('18');
  await expect.element(field('Processing fee')).toHaveValue('2');
  await expect.element(answer()).toHaveTextContent('Fill in every figure to see the answer.');
});

it('is complete in Hindi at 320 px', async () => {
  await changeLanguage('hi');
  await show(BalanceTransferPage);
  await expect.element(answer()).toHaveTextContent(/की बचत होगी। इसका ख़र्च \d+ महीने में निकल आएगा/);
  expect(overflow()).toBeLessThanOrEqual(0);
});
