import '@marketplace/shared/ui/base.css';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { offerWith } from '../../testing/offers';
import { KeyFacts } from './KeyFacts';
import type { Offer } from '@marketplace/shared/api';

const show = async (
  offer: Offer,
  more: Partial<Parameters<typeof KeyFacts>[0]> = {},
): Promise<void> => {
  await render(
    <MemoryRouter>
      <Suspense fallback="…">
        <KeyFacts offer={offer} product="personal_loan" backHref="?" {...more} />
      </Suspense>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
};

it('names a different last payment, so that all payments add up to the total', async () => {
  const offer = offerWith(7, 'Kaveri-Bank', { rate: 1.069, amount: 2_00_000 });
  // By hand: 23 × 9,492.21 + 9,492.35 = 2,27,813.18.
  expect(offer.total_repayment).toBe(2_27_813.18);
  await show(offer);
  await expect
    .element(page.getByText('23 EMIs of ₹9,492.21, then a last EMI of ₹9,492.35').first())
    .toBeVisible();
});

it('counts equal payments together', async () => {
  const offer = offerWith(7, 'Kaveri-Bank', { rate: 0, amount: 1_20_000 });
  await show(offer);
  await expect.element(page.getByText('24 EMIs of ₹5,000').first()).toBeVisible();
  expect(page.getByText('then a last one').elements()).toEqual([]);
});

it('states what the Reserve Bank requires beside the figures', async () => {
  await show(offerWith(7, 'Kaveri-Bank'));
  for (const words of [
    'In full at once, minus the fee and GST',
    'The first is due a month after the loan is paid out',
    'They must tell you who it is before the agent contacts you',
    'This site does not collect payments or send anyone to collect them',
    'whether they can transfer the loan to another lender',
    'Its terms stay open for at least 3 working days',
  ])
    await expect.element(page.getByText(words).first()).toBeVisible();
});

it('gives the registered name of a lender whom borrowers read under another one, once', async () => {
  const registered_name = 'Kaveri-Bank';
  await show(offerWith(7, 'कावेरी बैंक', { registered_name }));
  await expect.element(page.getByRole('definition').getByText(registered_name)).toBeVisible();
  expect(page.getByText(registered_name).elements()).toHaveLength(1);
});

it('names a lender once where its name is the registered one', async () => {
  await show(offerWith(7, 'Kaveri-Bank'));
  expect(page.getByText('Lender’s registered name').elements()).toEqual([]);
});

it('breaks a long name of a lender on a phone, where nothing scrolls sideways', async () => {
  await page.viewport(360, 640);
  await show(offerWith(7, 'ShriMahalakshmiGraminVikasSahakariBank_Maryadit_Karnataka'));
  expect(document.documentElement.scrollWidth).toBe(360);
});

const READ = () =>
  [...document.querySelectorAll('article dl')].map((list) =>
    [...list.querySelectorAll('dt')].map((term) => term.textContent),
  );

it('has the rows of Annex A in their order, then Annex B and Annex C', async () => {
  await show(
    offerWith(7, 'Kaveri-Bank', {
      grievance_phone: '1800 000 1007',
      grievance_contact: 'grievance@kaveri.example',
      foreclosure_percent: 4,
    }),
    { reference: 'A-M4P2-QNXS' },
  );
  const [loan, contingent, other, working] = READ();
  expect(loan).toEqual([
    'Loan proposal number',
    'Type of loan',
    'Loan amount',
    'Paid out',
    'Tenure',
    'EMIs',
    'Interest rate',
    'If the rate can change',
    'APR',
    'Share of your income',
  ]);
  expect(
    [...document.querySelectorAll('tbody th')].slice(0, 5).map((cell) => cell.textContent),
  ).toEqual([
    'Processing fee',
    'GST on the fee (18%)',
    'Insurance charge',
    'Valuation fee',
    'Any other charge',
  ]);
  expect(contingent).toEqual([
    'you pay late',
    'you break another term',
    'you close the loan early',
    'you change from a floating to a fixed rate, or back',
    'Any other charge',
  ]);
  expect(other).toEqual([
    'If you do not pay',
    'Complaints',
    'Grievance officer',
    'Transfer to another lender',
    'Other lenders in this loan',
    'Cooling-off period',
    'Who collects payments',
  ]);
  // The rows 1, 2, 2a to 2d, 3 to 6, 6A, 6B and 7 to 11.
  expect(working).toEqual([
    'Sanctioned loan amount',
    'Loan term',
    'Instalments of principal, if they are not equal',
    'EMIs',
    'Instalments of capitalised interest',
    'Start of repayment',
    'Type of interest rate',
    'Interest rate',
    'Total interest at today’s rate',
    'Fees and charges',
    'paid to the lender',
    'paid to others through the lender: GST',
    'Net disbursed amount: the loan minus fees and charges',
    'Total you pay: the loan and its interest',
    'Annual percentage rate (APR)',
    'Paid out',
    'Due dates',
  ]);
  const columns = Array.from(document.querySelectorAll('table:last-of-type thead th'));
  expect(columns.slice(-5).map(({ textContent }) => textContent)).toEqual([
    'Instalment number',
    'Outstanding principal',
    'Principal',
    'Interest',
    'Instalment',
  ]);
  for (const words of [
    'A-M4P2-QNXS',
    'Personal Loans',
    '1800 000 1007',
    '4% of the outstanding amount plus GST',
    'Kaveri-Bank keeps its fee of ₹2,360 with GST',
  ])
    await expect.element(page.getByText(words, { exact: false }).first()).toBeVisible();
});

it.each([
  [1, 'Kaveri-Bank takes its fee of ₹2,360 with GST off the amount.'],
  [0, 'Kaveri-Bank keeps its fee of ₹2,360 with GST'],
] as const)(
  'says what becomes of the fee in the cooling-off days: %i',
  async (refunds_fee, said) => {
    await show(offerWith(7, 'Kaveri-Bank', { refunds_fee }));
    await expect.element(page.getByText(said)).toBeVisible();
  },
);

it('is chosen at its foot, and not twice', async () => {
  let chosen = 0;
  const onChoose = () => {
    chosen += 1;
  };
  await show(offerWith(7, 'Kaveri-Bank'), { onChoose });
  await page.getByRole('button', { name: 'Choose Kaveri-Bank' }).click();
  expect(chosen).toBe(1);
});

it('has no button to choose once one has applied', async () => {
  await show(offerWith(7, 'Kaveri-Bank', { applied: 1 }), { onChoose: () => {} });
  expect(page.getByRole('button', { name: /^Choose/ }).elements()).toEqual([]);
});
