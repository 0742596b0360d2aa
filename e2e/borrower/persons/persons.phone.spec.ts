import type { Page } from '@playwright/test';
import { getPan, newNumber } from '../borrower';
import { expect, test } from '../../fixtures/fixtures';
import { agreeToOffers, applyTo } from '../../fixtures/lenders';
import { asBorrower, asNobody, type BorrowerOptions } from '../../fixtures/session';
import { giveBack, withdraw } from './afterwards';
import { apply, returnHome, seeScore } from './applyAndReturn';
import { checkWhoLends, seeTheCost } from './givenFirst';
import { giveDetails, giveOneName, goOn } from './ownDetails';
import { PEOPLE, type Person } from './people';
import { seeOffers } from './seeOffers';
import { sayIn, type Words } from './words';

test.use({ dataSet: 'persons' });
test.describe.configure({ mode: 'parallel' });

/** The form as it was begun, with other wishes and without figures. */
const BEGUN = {
  first_name: 'अमित',
  employment_status_code: '',
  monthly_income: null,
  emi: null,
  se_loan_amount: 50_000,
  se_loan_tenure: '12',
};

/** Comes from the first page, where a browser in Hindi offers Hindi in Hindi, after beginning the form elsewhere. */
async function comeFrom(page: Page, start: string, words: Words): Promise<void> {
  const contact = newNumber();
  await beginElsewhere(page, BEGUN, { contact, language: null });
  await page.goto(start);
  const offer = page.locator('#hindi-offer');
  if (words.language === 'hi') await offer.getByRole('button', { name: 'हिन्दी में देखें' }).click();
  await expect(offer).toBeHidden();
  await seeTheCost(page, words);
  await checkWhoLends(page, words);
  await giveDetails(page, words, contact);
}

/** Keeps the details as if they had been saved, and the values as if they had been typed, on another device. */
async function beginElsewhere(page: Page, values: object, saved: BorrowerOptions): Promise<void> {
  const { userId, headers } = await asBorrower(page, { product: null, ...saved });
  const drafted = await page.request.put(`/api/user/${userId}/drafts/personal-loan-profile`, {
    headers,
    data: { shape: 1, step: 'personal', values, version: 0 },
  });
  expect(drafted.status()).toBe(200);
  await asNobody(page);
}

/** Comes with saved details, or with those that are missing. */
async function comeBack(page: Page, person: Person, words: Words): Promise<void> {
  const { comes, product, score, language } = person;
  const contact = newNumber();
  const { first_name, last_name, ...rest } = person.profile;
  if (comes === 'from another device') {
    await beginElsewhere(page, { first_name, last_name }, { contact, profile: rest });
    return goOn(page, words, contact);
  }
  const named = { ...person.profile, tin: getPan(contact, score) };
  const profile = comes === 'with one name' ? rest : named;
  await asBorrower(page, { contact, product, language, profile });
  if (comes === 'with one name') return giveOneName(page, words, contact);
  await agreeToOffers(page);
  await page.goto(product === 'Business Loans' ? '/user/business-offers' : '/user/offers');
}

async function walk(page: Page, person: Person): Promise<void> {
  const words = sayIn(person.language);
  if (typeof person.comes === 'object') await comeFrom(page, person.comes.from, words);
  else await comeBack(page, person, words);
  for (const lender of person.hasApplied ?? []) await applyTo(page, lender);
  if (person.hasApplied) await page.reload();
  const offer = await seeOffers(page, person, words);
  if (offer) await apply(page, offer, person, words);
  if (person.ends === 'withdrawn') await withdraw(page, words);
  await returnHome(page, person, words, person.ends === 'withdrawn' ? undefined : offer);
  await seeScore(page, person, words);
  if (person.ends === 'given back') await giveBack(page, words);
}

for (const language of ['en', 'hi'] as const)
  test.describe(`a browser in ${language}`, () => {
    test.use({ locale: `${language}-IN` });
    for (const person of PEOPLE.filter((one) => one.language === language))
      test(`${person.name}, ${language}: finds true figures on each page`, async ({ page }) => {
        test.setTimeout(180_000);
        await walk(page, person);
      });
  });
