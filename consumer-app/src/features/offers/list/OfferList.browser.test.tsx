import { Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { offersWith, offerWith } from '../../../testing/offers';
import { Comparison } from '../compare/Comparison';
import { OfferList } from './OfferList';
import type { OffersData } from '@marketplace/shared/api';
import { useOffersView } from '../useOffersView';
import '@marketplace/shared/ui/base.css';

const DATA = offersWith([
  offerWith(1, 'Cheap-Bank', { rate: 1, tenure_months: 36 }),
  offerWith(2, 'Quick-Loans', { rate: 2, tenure_months: 6, special_offer: 'Only today' }),
  offerWith(3, 'Middle-Finance', { rate: 1.5, amount: 50_000 }),
  offerWith(4, 'Dear-Money', { rate: 2.5 }),
]);

function Page({ data }: { data: OffersData }) {
  const view = useOffersView();
  const [asked, setAsked] = useState<number>();
  const choose = () => undefined;
  if (view.comparing) return <Comparison data={data} view={view} onChoose={choose} />;
  return (
    <>
      <OfferList data={data} view={view} pending={false} onAmount={setAsked} onChoose={choose} />
      {asked !== undefined && <p>{`Asked for ${asked}`}</p>}
    </>
  );
}

const show = async (data: OffersData = DATA) => {
  await page.viewport(1280, 900);
  await render(
    <MemoryRouter initialEntries={['/user/offers']}>
      <Suspense fallback="…">
        <Page data={data} />
      </Suspense>
    </MemoryRouter>,
  );
};

const names = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map((element) => element.textContent);

describe('the list of offers', () => {
  it.each([
    ['Lowest APR', ['Cheap-Bank', 'Middle-Finance', 'Quick-Loans', 'Dear-Money']],
    ['Lowest EMI', ['Middle-Finance', 'Cheap-Bank', 'Dear-Money', 'Quick-Loans']],
    ['Shortest tenure', ['Quick-Loans', 'Dear-Money', 'Middle-Finance', 'Cheap-Bank']],
    ['Highest amount', ['Cheap-Bank', 'Dear-Money', 'Quick-Loans', 'Middle-Finance']],
  ])('sorted by %s says so and stands so, special offers or not', async (metric, order) => {
    await show();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions(metric);
    await expect
      .element(page.getByText(`Sorted by ${metric.toLowerCase().replace('apr', 'APR')}`))
      .toBeVisible();
    expect(names()).toEqual(order);
  });

  it('compares up to three offers, marks the best in words, and removes one', async () => {
    await show();
    await expect.element(page.getByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    for (const name of ['Cheap-Bank', 'Quick-Loans', 'Middle-Finance']) {
      await page.getByRole('checkbox', { name: `Compare ${name}` }).click();
    }
    await expect.element(page.getByRole('checkbox', { name: 'Compare Dear-Money' })).toBeDisabled();
    await page.getByRole('button', { name: 'Compare side by side' }).click();
    await expect.element(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /^APR/ })).toHaveTextContent(/lowest/);
    await expect.element(page.getByRole('row', { name: /^Tenure/ })).toHaveTextContent(/shortest/);
    await page.getByRole('button', { name: 'Remove Quick-Loans from comparison' }).click();
    await expect
      .element(page.getByRole('columnheader', { name: 'Quick-Loans' }))
      .not.toBeInTheDocument();
  });

  it('says which amount the income allows when it is less, and requests it', async () => {
    const unaffordable = (lender_id: number, name: string, affordable: number | null) => ({
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
          affordable,
        },
      ],
    });
    const unmatched = [
      unaffordable(7, 'Small-Bank', 2_10_000),
      unaffordable(8, 'Large-Bank', 3_40_000),
      unaffordable(9, 'No-Bank', null),
    ];
    await show({ ...DATA, unmatched });
    await expect
      .element(page.getByRole('heading', { name: 'Up to ₹3,40,000 fits your income' }))
      .toBeVisible();
    await expect
      .element(page.getByText('2 lenders can offer you less than you asked for'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Ask for ₹3,40,000', exact: true }).click();
    await expect.element(page.getByText('Asked for 340000')).toBeVisible();
    const name = 'Ask for ₹2,10,000, the most Small-Bank can offer you';
    await page.getByRole('button', { name }).click();
    await expect.element(page.getByText('Asked for 210000')).toBeVisible();
  });

  it('says what would lead to an offer when no lender matches', async () => {
    const criterion = {
      criterion: 'amount',
      met: false,
      required: { min: 50_000 },
      actual: 1_000,
      shortBy: 49_000,
    } as const;
    const lender = {
      lender_id: 9,
      slug: 'large-bank',
      name: 'Large-Bank',
      applied: 0,
      journey: '',
    } as const;
    const unmatched = [
      { ...lender, special_offer: '', special_offer_hi: '', criteria: [criterion] },
    ];
    await show({ ...offersWith([]), unmatched });
    await expect
      .element(page.getByText('Ask for ₹50,000 or more: 1 lender would match'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Ask for ₹50,000' })).toBeVisible();
    await expect
      .element(page.getByText('Lends ₹50,000 or more; you asked for ₹1,000 (₹49,000 short)'))
      .toBeVisible();
  });
});
