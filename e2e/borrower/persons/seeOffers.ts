import type { OffersData } from '@marketplace/shared/api';
import type { Page } from '@playwright/test';
import { chooseLanguage, heading } from '../borrowerPage';
import { expectWholePage } from '../../checks/wholePage';
import { expect } from '../../fixtures/fixtures';
import { readOffers } from './answersOfServer';
import { getQuery, type Person } from './people';
import { sayIn, type Words } from './words';

export type Offer = OffersData['offers'][number];

const lists = (data: OffersData) => {
  const isFull = ({ amount }: Offer) => amount >= data.amount;
  return {
    full: data.offers.filter(isFull),
    smaller: data.offers.filter((offer) => !isFull(offer)),
  };
};

/** Whether the person has not applied for it. */
const isOpen = ({ applied }: Offer): boolean => applied === 0;

/** The card of an offer has the server's figures. */
async function expectCard(page: Page, offer: Offer, words: Words): Promise<void> {
  const { offers, rupees, percent, months } = words;
  const card = page.getByRole('listitem', { name: offer.name });
  const figures = card.getByRole('definition');
  await expect(figures.nth(0)).toHaveText(rupees(offer.emi));
  await expect(figures.nth(1)).toHaveText(percent(offer.apr, 2));
  await expect(figures.nth(2)).toHaveText(offers('card.cost', { cost: rupees(offer.total_cost) }));
  const terms = { amount: rupees(offer.amount), tenure: months(offer.tenure_months) };
  await expect(card).toContainText(offers('card.terms', terms));
  await expect(
    card.getByRole('button', { name: offers('choose_of', { lender: offer.name }) }),
  ).toBeVisible();
}

/** The offers of the full amount come first, in the order of their APR; smaller ones are folded. */
async function expectLists(page: Page, data: OffersData, words: Words): Promise<void> {
  const { offers, rupees } = words;
  const { full, smaller } = lists(data);
  await expect(heading(page, offers('count', { count: data.offers.length }))).toBeVisible();
  const amount = rupees(data.amount);
  await expect(page.getByText(offers('group.full', { count: full.length, amount }))).toBeVisible();
  const names = page.getByRole('main').getByRole('button', { name: words.steps.choose });
  const open = full.filter(isOpen);
  await expect(names).toHaveCount(open.length);
  for (const [index, offer] of open.entries())
    await expect(names.nth(index)).toHaveAccessibleName(
      offers('choose_of', { lender: offer.name }),
    );
  for (const offer of open.slice(0, 2)) await expectCard(page, offer, words);
  const fold = page.getByText(offers('group.smaller', { count: smaller.length }));
  await expect(fold).toHaveCount(smaller.length > 0 ? 1 : 0);
}

/** Who gets no offer reads what the best step would bring, or what can be done first. */
async function expectNothing(page: Page, data: OffersData, words: Words): Promise<void> {
  const { offers, rupees, months } = words;
  const wanted = { amount: rupees(data.amount), tenure: months(data.tenure_months) };
  await expect(heading(page, offers('empty.title', wanted))).toBeVisible();
  await expect(heading(page, offers('first.title'))).toBeVisible();
  for (const link of ['first.gold_link', 'first.card_link'])
    await expect(page.getByRole('link', { name: offers(link) })).toBeVisible();
  await expect(page.getByRole('button', { name: offers('remind') })).toBeVisible();
}

/** Each lender that refuses is named once, in a group of one reason, with one sentence. */
async function expectReasons(page: Page, data: OffersData, words: Words, by: string) {
  const { offers } = words;
  const { unmatched } = data;
  const section = page.getByRole('region', {
    name: offers('unmatched.title', { count: unmatched.length }),
  });
  await expect(section).toBeVisible();
  const first = unmatched.map(({ criteria }) => criteria.find(({ met }) => met === false));
  const count = first.filter((criterion) => criterion?.criterion === by).length;
  const most = section.locator('details').first();
  await expect(most.locator('summary')).toContainText(String(count));
  await most.locator('summary').click();
  await expect(most.getByRole('listitem')).toHaveCount(count);
  await expect(section.locator('details li')).toHaveCount(unmatched.length);
  // A button that asks for another loan stands only with a lender who would then lend.
  const steps = unmatched.filter(({ steps: own }) =>
    own.some(({ other_emis }) => other_emis === null),
  );
  await expect(section.locator('details li button')).toHaveCount(steps.length);
  await expect(section.locator('details li p')).toHaveCount(unmatched.length);
}

/** Asks for the advised tenure, and finds the lenders of the whole amount. */
async function takeAdvice(page: Page, data: OffersData, words: Words, query: string) {
  const advice = page.locator('section[aria-labelledby=advice]');
  const steps = data.unmatched
    .flatMap((lender) => lender.steps)
    .filter(({ amount, other_emis }) => amount === data.amount && other_emis === null);
  const months = Math.min(...steps.map(({ tenure_months }) => tenure_months));
  const loan = { amount: words.rupees(data.amount), tenure: words.months(months) };
  await expect(advice.getByRole('heading')).toContainText(loan.tenure);
  await advice.getByRole('button', { name: words.offers('advice.ask', loan) }).click();
  const asked = `${query}&amount=${data.amount}&tenure_months=${months}`;
  const now = await readOffers(page, asked);
  expect(now.offers.length).toBeGreaterThan(0);
  await expectLists(page, now, words);
  return now;
}

/** The person finds what the server answers, in order and to the paisa. Returns the offer to choose, if there is one. */
export async function seeOffers(
  page: Page,
  person: Person,
  words: Words,
): Promise<Offer | undefined> {
  const query = getQuery(person);
  const score = words.offers('score_from', { score: person.score, bureau: '' }).trim();
  await expect(page.getByText(score)).toBeVisible();
  const data = await readOffers(page, query);
  expect(data.credit_score).toBe(person.score);
  if (person.lends === 'full') await expectLists(page, data, words);
  else await expectNothing(page, data, words);
  if (person.refusedBy) await expectReasons(page, data, words, person.refusedBy);
  await expectWholePage(page, person.language, `offers: ${person.name}`);
  if (person.isCapped) {
    const capped = data.offers.filter(({ tenure_months }) => tenure_months < data.tenure_months);
    expect(capped.length).toBeGreaterThan(0);
    for (const language of ['hi', person.language] as const) {
      await chooseLanguage(page, language);
      const said = sayIn(language).offers('tenure_before', { tenure: '\n', age: '\n' }).split('\n');
      const [longest = ''] = said.toSorted((a, b) => b.length - a.length);
      await expect(page.getByText(longest.trim()).first()).toBeVisible();
    }
  }
  if (person.isAdvised) return lists(await takeAdvice(page, data, words, query)).full.find(isOpen);
  return lists(data).full.find(isOpen);
}
