import { Suspense, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { formatLongDate, getDeviceToday } from '@marketplace/shared/format';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { offersWith, offerWith } from '../../../testing/offers';
import { Comparison } from '../compare/Comparison';
import { OfferList } from './OfferList';
import type { OffersData, UnmatchedLender } from '@marketplace/shared/api';
import type { LoanRequest } from '@marketplace/shared/lending';
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
  const [asked, setAsked] = useState<LoanRequest>();
  const choose = () => undefined;
  if (view.comparing) return <Comparison data={data} view={view} onChoose={choose} />;
  return (
    <>
      <OfferList data={data} view={view} pending={false} onRequest={setAsked} onChoose={choose} />
      {asked && <p>{`Asked for ${asked.amount} over ${asked.tenure_months}`}</p>}
    </>
  );
}

const show = async (data: OffersData = DATA) => {
  await page.viewport(1280, 900);
  return render(
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

beforeEach(() => sessionStorage.clear());

describe('the list of offers', () => {
  it.each([
    ['Lowest APR', ['Cheap-Bank', 'Quick-Loans', 'Dear-Money']],
    ['Lowest EMI', ['Cheap-Bank', 'Dear-Money', 'Quick-Loans']],
    ['Shortest tenure', ['Quick-Loans', 'Dear-Money', 'Cheap-Bank']],
    ['Highest amount', ['Cheap-Bank', 'Dear-Money', 'Quick-Loans']],
  ])('sorted by %s says so and stands so, smaller loans folded after', async (metric, order) => {
    await show();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions(metric);
    await expect
      .element(page.getByText(`Sorted by ${metric.toLowerCase().replace('apr', 'APR')}`))
      .toBeVisible();
    expect(names()).toEqual(order);
    await expect.element(page.getByText('3 lenders lend the full ₹1,00,000')).toBeVisible();
    await page.getByText('1 lender lends less').click();
    expect(names()).toEqual([...order, 'Middle-Finance']);
  });

  it('says that nobody lends the full amount before the smaller loans, which stay folded', async () => {
    const smaller = [offerWith(3, 'Middle-Finance', { rate: 1.5, amount: 50_000 })];
    await show(offersWith(smaller));
    await expect
      .element(page.getByText('No lender lends the full ₹1,00,000 over 24 months'))
      .toBeVisible();
    expect(names()).toEqual([]);
    await page.getByText('1 lender lends less').click();
    expect(names()).toEqual(['Middle-Finance']);
  });

  it('filters by keyboard, says how many are shown, and keeps the filters', async () => {
    const { unmount } = await show();
    const summary = page.getByText('Filter', { exact: true });
    await summary.click();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('Showing 3 of 4 offers')).toBeVisible();
    await expect.element(page.getByText('1 lender lends less')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('5000');
    await expect.element(page.getByText('Showing 1 of 4 offers')).toBeVisible();
    expect(names()).toEqual(['Cheap-Bank']);
    await unmount();
    await show();
    await expect.element(page.getByText('Filter (2)')).toBeVisible();
    expect(names()).toEqual(['Cheap-Bank']);
    await page.getByRole('textbox', { name: 'EMI up to' }).fill('10');
    await expect.element(page.getByText('No offer passes these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    expect(names()).toEqual(['Cheap-Bank', 'Quick-Loans', 'Dear-Money']);
    await expect.element(page.getByText(/^Showing/)).not.toBeInTheDocument();
  });

  it('says on a card what it costs, when the money comes and which rules are met', async () => {
    const criteria = [
      { criterion: 'active' as const, met: true as const },
      { criterion: 'age' as const, met: true as const, required: {}, actual: 30 },
      { criterion: 'foir' as const, met: true as const, required: { max: 50 }, actual: 20 },
    ];
    const unknown = { criterion: 'income' as const, met: 'unknown' as const, required: { min: 1 } };
    await show(
      offersWith([
        offerWith(1, 'Quick-Bank', { criteria, hours_to_money: 0, approved_percent: 62 }),
        offerWith(2, 'Slow-Bank', { criteria: [...criteria, { ...unknown, actual: null }] }),
      ]),
    );
    const card = (name: string) => page.getByRole('listitem', { name });
    const today = formatLongDate(getDeviceToday());
    await expect.element(card('Quick-Bank')).toHaveTextContent(`Money usually by ${today}`);
    await expect
      .element(card('Quick-Bank'))
      .toHaveTextContent(/You meet all 2 of its rules; it still checks your papers/);
    await expect
      .element(card('Quick-Bank'))
      .toHaveTextContent(/It has approved 62% of the applications from here/);
    await expect.element(card('Slow-Bank')).not.toHaveTextContent(/Money usually|approved/);
    await expect
      .element(card('Slow-Bank'))
      .toHaveTextContent(/You meet 2 of its rules; it still checks your income/);
    await expect.element(card('Slow-Bank')).toHaveTextContent(/You pay ₹[\d,.]+ in interest/);
  });

  it('starts the first card in the first 400 pixels of a phone, below the header of the app', async () => {
    await show();
    await page.viewport(390, 844);
    const choose = page.getByRole('button', { name: 'Choose Cheap-Bank' });
    expect(getComputedStyle(choose.element()).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    // The header of the app, the heading and the strip above the list take 260 pixels.
    const card = page.getByRole('listitem', { name: 'Cheap-Bank' }).element();
    expect(card.getBoundingClientRect().top).toBeLessThan(140);
  });

  it('compares up to three offers; unlike loans by the cost of each ₹1,000, none as the lowest', async () => {
    await show();
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
    const [cheap] = DATA.offers;
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
    await show(
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
    await show({ ...offersWith([]), amount: 15_00_000, unmatched });
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
    await show({ ...offersWith([]), amount: 1_000, unmatched });
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
