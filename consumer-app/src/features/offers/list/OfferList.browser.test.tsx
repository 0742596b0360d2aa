import { ANONYMOUS, deleteUserDrafts } from '@marketplace/shared/session';
import { DEFAULT_FUNNEL } from '@marketplace/shared/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { OWN_BRAND, showBrand } from '../../../brand';
import { OFFERS, readOfferNames, renderOffers } from '../../../testing/renderOffers';
import { offersWith, offerWith } from '../../../testing/offers';
import type { UnmatchedLender } from '@marketplace/shared/api';

beforeEach(() => {
  deleteUserDrafts('consumer', ANONYMOUS);
});

it.each([
  ['gold_loan', 'See gold loans', 'See cards against a deposit'],
  ['credit_card', 'See cards against a deposit', 'See gold loans'],
])('leads those to whom nobody lends to no %s that the brand hides', async (hidden, own, other) => {
  const products = DEFAULT_FUNNEL.products.filter((product) => product !== hidden);
  showBrand('tarafin', { ...OWN_BRAND, funnel: { ...DEFAULT_FUNNEL, products } });
  await renderOffers(offersWith([]));
  await expect.element(page.getByRole('link', { name: other })).toBeVisible();
  await expect.element(page.getByRole('link', { name: own })).not.toBeInTheDocument();
  showBrand(undefined);
});

describe('the list of offers', () => {
  it.each([
    ['Lowest APR', ['Cheap-Bank', 'Quick-Loans', 'Dear-Money']],
    ['Lowest EMI', ['Cheap-Bank', 'Dear-Money', 'Quick-Loans']],
    ['Shortest tenure', ['Quick-Loans', 'Dear-Money', 'Cheap-Bank']],
    ['Highest amount', ['Cheap-Bank', 'Dear-Money', 'Quick-Loans']],
  ])('sorted by %s says so and stands so, smaller loans folded after', async (metric, order) => {
    await renderOffers();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions(metric);
    await expect
      .element(page.getByText(`Sorted by ${metric.toLowerCase().replace('apr', 'APR')}`))
      .toBeVisible();
    expect(readOfferNames()).toEqual(order);
    await expect.element(page.getByText('3 lenders lend the full ₹1,00,000')).toBeVisible();
    await page.getByText('1 lender lends less').click();
    expect(readOfferNames()).toEqual([...order, 'Middle-Finance']);
  });

  it('says that nobody lends the full amount before the smaller loans, which stay folded', async () => {
    const smaller = [offerWith(3, 'Middle-Finance', { rate: 1.5, amount: 50_000 })];
    await renderOffers(offersWith(smaller));
    await expect
      .element(page.getByText('No lender lends the full ₹1,00,000 over 24 months'))
      .toBeVisible();
    expect(readOfferNames()).toEqual([]);
    await page.getByText('1 lender lends less').click();
    expect(readOfferNames()).toEqual(['Middle-Finance']);
  });

  it('compares up to three offers; unlike loans by the cost of each ₹1,000, none as the lowest', async () => {
    await renderOffers();
    await page.getByText('1 lender lends less').click();
    await expect.element(page.getByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    for (const name of ['Cheap-Bank', 'Quick-Loans', 'Middle-Finance']) {
      await page.getByRole('checkbox', { name: `Compare ${name}` }).click();
    }
    await expect.element(page.getByRole('checkbox', { name: 'Compare Dear-Money' })).toBeDisabled();
    await page.getByRole('button', { name: 'Compare side by side' }).click();
    await expect.element(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
    await expect.element(page.getByRole('table')).not.toHaveTextContent(/lowest/);
    await expect.element(page.getByRole('row', { name: /^Tenure/ })).toHaveTextContent(/shortest/);
    const [cheap] = OFFERS.offers;
    const cost = Math.round(((cheap?.total_cost ?? 0) / 1_00_000) * 100_000) / 100;
    await expect
      .element(page.getByRole('row', { name: /^Cost of each ₹1,000/ }))
      .toHaveTextContent(new RegExp(String(cost)));
    await page.getByRole('button', { name: 'Remove Quick-Loans from comparison' }).click();
    await expect
      .element(page.getByRole('columnheader', { name: 'Quick-Loans' }))
      .not.toBeInTheDocument();
  });

  it('marks the lowest among loans of one amount and one tenure, in words', async () => {
    await renderOffers(
      offersWith([
        offerWith(11, 'Cheap-Bank', { rate: 1 }),
        offerWith(14, 'Dear-Money', { rate: 2.5 }),
      ]),
    );
    for (const name of ['Cheap-Bank', 'Dear-Money'])
      await page.getByRole('checkbox', { name: `Compare ${name}` }).click();
    await page.getByRole('button', { name: 'Compare side by side' }).click();
    for (const line of [/^EMI/, /^APR/, /^Interest and fees/])
      await expect.element(page.getByRole('row', { name: line })).toHaveTextContent(/lowest/);
    await expect.element(page.getByRole('row', { name: /^Cost of each/ })).not.toBeInTheDocument();
  });

  it('advises the loan nearest to the wanted one, over amount, tenure and EMIs, and requests it', async () => {
    const step = { emi: 43_416, apr: 18.7, total_interest: 5_84_000, total_cost: 6_00_000 };
    const refused = (lender_id: number, name: string, steps: UnmatchedLender['steps']) => ({
      lender_id,
      slug: name.toLowerCase(),
      name,
      applied: 0 as const,
      journey: '',
      special_offer: '',
      special_offer_hi: '',
      criteria: [
        {
          criterion: 'foir' as const,
          met: false as const,
          required: { max: 50 },
          actual: 558.2,
        },
      ],
      steps,
    });
    const full = { ...step, amount: 15_00_000, other_emis: null };
    const unmatched = [
      refused(7, 'Long-Bank', [{ ...full, tenure_months: 48 }]),
      refused(8, 'Longer-Bank', [{ ...full, tenure_months: 60 }]),
      refused(9, 'Small-Bank', [
        { ...full, amount: 9_99_400, tenure_months: 24 },
        { ...full, other_emis: 2_000, tenure_months: 60 },
      ]),
      refused(10, 'No-Bank', []),
    ];
    await renderOffers({ ...offersWith([]), amount: 15_00_000, unmatched });
    await expect
      .element(page.getByRole('heading', { name: 'No lender fits ₹15,00,000 over 24 months' }))
      .toBeVisible();
    await expect
      .element(
        page.getByRole('heading', { name: 'Over 48 months, 1 lender lends the full ₹15,00,000' }),
      )
      .toBeVisible();
    await expect
      .element(page.getByText('EMI ₹43,416, ₹5,84,000 interest in all, APR 18.70%'))
      .toBeVisible();
    await expect.element(page.getByText(/If your other EMIs/)).not.toBeInTheDocument();
    await page
      .getByRole('button', { name: 'Ask for ₹15,00,000 over 48 months', exact: true })
      .click();
    await expect.element(page.getByText('Asked for 1500000 over 48')).toBeVisible();
    await page.getByText('4 find that EMIs would take too much of your income').click();
    const name = 'Ask for ₹9,99,400 over 24 months, which Small-Bank lends';
    await page.getByRole('button', { name }).click();
    await expect.element(page.getByText('Asked for 999400 over 24')).toBeVisible();
  });

  it('says what would lead to an offer when no lender matches', async () => {
    const criterion = {
      criterion: 'amount',
      met: false,
      required: { min: 50_000 },
      actual: 1_000,
      shortBy: 49_000,
    } as const;
    const step = {
      amount: 50_000,
      tenure_months: 24,
      other_emis: null,
      emi: 2_400,
      apr: 14.2,
      total_interest: 7_600,
      total_cost: 8_000,
    };
    const lender = {
      lender_id: 9,
      slug: 'large-bank',
      name: 'Large-Bank',
      applied: 0,
      journey: '',
    } as const;
    const unmatched = [
      { ...lender, special_offer: '', special_offer_hi: '', criteria: [criterion], steps: [step] },
    ];
    await renderOffers({ ...offersWith([]), amount: 1_000, unmatched });
    await expect
      .element(page.getByText('The smallest loan for you is ₹50,000 over 24 months, from 1 lender'))
      .toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Ask for ₹50,000 over 24 months', exact: true }))
      .toBeVisible();
    await page.getByText('1 lends only more: from ₹50,000; you asked for ₹1,000').click();
    await expect
      .element(page.getByText('Lends ₹50,000 or more; you asked for ₹1,000 (₹49,000 short)'))
      .toBeVisible();
  });
});
