import { formatDayAndTime } from '@marketplace/shared/format';
import type { Locator, Page } from '@playwright/test';
import { heading } from '../borrowerPage';
import { expectWholePage, expectWords } from '../../checks/wholePage';
import { expect } from '../../fixtures/fixtures';
import { readApplications, readScore } from './answersOfServer';
import { answerLender } from './ownDetails';
import { getQuery, type Person } from './people';
import type { Offer } from './seeOffers';
import type { Words } from './words';

/** axe looks at the pages after the offers of those who come the whole way, and of those to whom nobody lends. */
const lookAs = ({ comes, lends }: Person) =>
  typeof comes === 'object' || lends === 'nothing' ? expectWholePage : expectWords;

/** A third open application is warned of, and needs a word of one's own. */
async function beWarned(dialog: Locator, { debts }: Words, number: number): Promise<void> {
  await expect(dialog.getByRole('heading', { name: debts('title') })).toBeVisible();
  await expect(dialog).toContainText(debts('applications', { number }));
  await dialog.getByRole('checkbox', { name: debts('acknowledge') }).check();
}

/** Reads the key facts, chooses at their foot, agrees and sends the application. */
export async function apply(page: Page, offer: Offer, person: Person, words: Words) {
  const { offers, applications, rupees, percent } = words;
  const lender = { lender: offer.name };
  const look = lookAs(person);
  await page.getByRole('link', { name: offers('kfs_of', lender) }).click();
  await expect(heading(page, words.steps.kfsTitle)).toBeVisible();
  const facts = page.getByRole('article');
  for (const figure of [rupees(offer.emi), percent(offer.apr, 2), rupees(offer.total_cost)])
    await expect(facts).toContainText(figure);
  await look(page, words.language, 'key facts');
  await page.getByRole('button', { name: words.steps.choose }).click();
  const dialog = page.getByRole('dialog', { name: offers('take.title', lender) });
  if (typeof person.comes === 'object') await answerLender(page, words);
  await expect(dialog).toContainText(rupees(offer.emi));
  if (person.hasApplied) await beWarned(dialog, words, person.hasApplied.length + 1);
  await dialog.getByRole('checkbox').last().check();
  await look(page, words.language, 'the choice');
  await dialog.getByRole('button', { name: words.steps.apply }).click();
  await expect(heading(page, applications('sent', lender))).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText(applications('step.applied'));
  const own = (await readApplications(page)).find(({ lender_name }) => lender_name === offer.name);
  const when = formatDayAndTime(own?.decides_by ?? '', words.language);
  await expect(page.locator('[aria-current="step"]')).toContainText(
    applications('decides_by', { ...lender, when }),
  );
  for (const figure of [rupees(offer.emi), percent(offer.apr, 2)])
    await expect(page.getByRole('definition').getByText(figure, { exact: true })).toBeVisible();
  await look(page, words.language, 'application');
}

const goByMenu = async (page: Page, { steps }: Words, path: string) => {
  await page.getByRole('button', { name: steps.menu }).click();
  await page.getByRole('dialog').locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
};

/** Who returns finds first what is open; then the applications. */
export async function returnHome(
  page: Page,
  person: Person,
  words: Words,
  applied?: Offer,
): Promise<void> {
  const { applications, open, rupees } = words;
  await goByMenu(page, words, '/products');
  await expect(heading(page, words.steps.products)).toBeVisible();
  await expect(page.getByRole('region', { name: open('title') })).toBeVisible();
  const listed = page.getByRole('region', { name: applications('open') });
  if (applied) {
    const one = listed.getByRole('listitem').filter({ hasText: applied.name });
    await expect(one).toContainText(rupees(applied.amount));
    await expect(one).toContainText(applications('next_step', { what: '' }).trim());
  } else await expect(listed).toBeHidden();
  await lookAs(person)(page, words.language, '/products');
  if (!applied) return;
  await goByMenu(page, words, '/user/applications');
  await expect(page.getByRole('main').getByRole('link', { name: applied.name })).toBeVisible();
  await expectWords(page, words.language, '/user/applications');
}

/** The score, who gave it, and which lenders it opens. */
export async function seeScore(page: Page, person: Person, words: Words): Promise<void> {
  const { score } = words;
  await goByMenu(page, words, '/user/score');
  await expect(heading(page, score('title')).first()).toBeVisible();
  const data = await readScore(page, getQuery(person));
  expect(data.score).toBe(person.score);
  const card = page.getByRole('region', { name: score('title') });
  await expect(card).toContainText(String(person.score));
  await expect(card).toContainText(score('from', { bureau: data.bureau }));
  const steps = page.getByRole('region', { name: score('steps.title') }).locator('ol > li');
  await expect(steps).toHaveCount(data.steps.length);
  for (const [index, { from, lenders }] of data.steps.entries()) {
    const isOpen = from <= person.score;
    const said = isOpen ? score('steps.open') : score('steps.away', { count: from - person.score });
    await expect(steps.nth(index)).toContainText(said);
    await expect(steps.nth(index).getByRole('link')).toHaveCount(lenders.length);
  }
  await lookAs(person)(page, words.language, '/user/score');
}
