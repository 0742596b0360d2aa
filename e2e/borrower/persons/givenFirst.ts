import type { AnswerOf, getLoanEstimate, quickCheck } from '@marketplace/shared/api';
import type { Page } from '@playwright/test';
import { expectReflow } from '../../checks/touchTargets';
import { expectWholePage } from '../../checks/wholePage';
import { expect } from '../../fixtures/fixtures';
import type { Words } from './words';

type Estimate = AnswerOf<typeof getLoanEstimate>['data'];
type Checked = AnswerOf<typeof quickCheck>['data'];

/** What the person says in the quick check. */
const GIVEN = {
  amount: 3_00_000,
  tenure_months: 36,
  employment_status_code: 'salaried',
  monthly_income: 40_000,
  emi: 0,
  birth_year: 1990,
  score_band: '750_plus',
} as const;

/** The first page says what the wanted loan costs, as the server works it out. */
export async function seeTheCost(page: Page, words: Words): Promise<void> {
  const { start, wholeRupees, percent } = words;
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: start('estimate.title') })).toBeVisible();
  const isHindi = words.language === 'hi';
  await main.getByRole('link', { name: isHindi ? '₹3 लाख' : '₹3 lakh' }).click();
  await main.getByRole('link', { name: words.months(GIVEN.tenure_months) }).click();
  const query = { amount: GIVEN.amount, tenure_months: GIVEN.tenure_months };
  const answer = await page.request.get('/api/loan-estimate', {
    params: query,
    headers: { 'accept-language': words.language },
  });
  const { data }: { data: Estimate } = await answer.json();
  const figures = main.getByRole('status').first();
  const [from, to] = [wholeRupees(data.emi_min ?? 0), wholeRupees(data.emi_max ?? 0)];
  await expect(figures).toContainText(start('estimate.emi', { from, to }));
  const aprs = { from: percent(data.apr_min ?? 0, 1), to: percent(data.apr_max ?? 0, 1) };
  await expect(figures).toContainText(start('estimate.lenders', { count: data.lenders, ...aprs }));
  const rows = figures.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  for (const [index, lender] of data.cheapest.slice(0, 3).entries())
    await expect(rows.nth(index)).toContainText(lender.name);
  await expectWholePage(page, words.language, 'first page');
  await page.reload();
  const chosen = main.getByRole('link', { name: words.months(GIVEN.tenure_months) });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
}

/** The quick check counts while one answers, and says who would lend, as the server works it out. */
export async function checkWhoLends(page: Page, words: Words): Promise<void> {
  const { start, quick, wholeRupees, percent, months } = words;
  const main = page.getByRole('main');
  await main.getByRole('link', { name: start('estimate.check') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(quick('title'));
  await main.getByRole('radio').first().check();
  await main.getByRole('button', { name: wholeRupees(GIVEN.monthly_income) }).click();
  await main.getByRole('button', { name: quick('no_emi'), exact: true }).click();
  await main.getByRole('button', { name: /^1990/ }).click();
  await main.getByRole('button', { name: String(GIVEN.birth_year), exact: true }).click();
  await main.getByRole('button', { name: quick('submit') }).click();
  await expect(main.getByText(quick('missing.score_band'))).toBeVisible();
  await main.getByRole('radio').last().check();
  const answer = await page.request.post('/api/quick-check', {
    data: GIVEN,
    headers: { 'accept-language': words.language },
  });
  const { data }: { data: Checked } = await answer.json();
  const fits = { count: data.matching, lenders: data.lenders };
  await expect(main.getByText(quick('fits', fits))).toBeVisible();
  await expectWholePage(page, words.language, '/quick-check');
  await main.getByRole('button', { name: quick('submit') }).click();
  const full = { count: data.full_amount, amount: wholeRupees(GIVEN.amount) };
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(quick('result.full', full));
  expect(data.best.map(({ by }) => by)).toEqual(['apr', 'emi', 'money']);
  for (const { by, name, apr, emi, tenure_months } of data.best) {
    const terms = { apr: percent(apr, 2), emi: wholeRupees(emi), tenure: months(tenure_months) };
    const best = main.getByRole('listitem').filter({ hasText: quick(`best.${by}`) });
    await expect(best).toContainText(name);
    await expect(best).toContainText(quick('best.terms', terms));
  }
  await expectWholePage(page, words.language, '/quick-check?result');
  await expectReflow(page, '/quick-check?result');
  // The answers stay in the tab, and no address has them.
  expect(page.url()).not.toMatch(/40000|1990/);
  await page.reload();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(quick('result.full', full));
  await page.goBack();
  await expect(title).toHaveText(quick('title'));
  const year = main.getByRole('button', { name: String(GIVEN.birth_year), exact: true });
  await expect(year).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expect(title).toHaveText(quick('result.full', full));
  await main.getByRole('button', { name: quick('own.confirm') }).click();
}
