import { formatLongDate, getDeviceToday } from '@marketplace/shared/format';
import { computeGivingBack } from '@marketplace/shared/lending';
import type { OwnApplication } from '@marketplace/shared/schema';
import type { Page } from '@playwright/test';
import { heading } from '../borrowerPage';
import { expectWholePage } from '../../checks/wholePage';
import { expect } from '../../fixtures/fixtures';
import { setApplicationStatus } from '../../fixtures/lenders';
import { readApplications } from './answersOfServer';
import type { Words } from './words';

const readOnly = async (page: Page): Promise<OwnApplication> => {
  const [application] = await readApplications(page);
  if (!application) throw new Error('The person has not applied');
  return application;
};

/** The open application is taken back on its own page, after a question. */
export async function withdraw(page: Page, { applications, language }: Words): Promise<void> {
  const { lender_name: lender } = await readOnly(page);
  await page.getByRole('button', { name: applications('withdraw.ask_of', { lender }) }).click();
  const question = page.getByRole('alertdialog', {
    name: applications('withdraw.title', { lender }),
  });
  await expect(question).toContainText(applications('withdraw.text', { lender }));
  await expectWholePage(page, language, 'the question before a withdrawal');
  await question.getByRole('button', { name: applications('withdraw.ask') }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText(applications('step.withdrawn'));
  expect(await readOnly(page)).toMatchObject({ status: 'withdrawn' });
}

/** The loan that was paid out today says what to pay back, and takes the notice. */
export async function giveBack(page: Page, words: Words): Promise<void> {
  const { handOver, rupees, language } = words;
  const { id, lender_name: lender, lender_slug, amount, annual_rate } = await readOnly(page);
  const today = getDeviceToday();
  await setApplicationStatus(page, id, 'disbursed', today, '');
  await page.goto(`/user/lenders-transaction/${lender_slug}`);
  const part = page.locator('section[aria-labelledby=cooling-off]');
  await expect(heading(page, handOver('cooling_off'))).toBeVisible();
  await expect(part).toContainText(formatLongDate(today, language));
  const loan = { principal: amount, annualRate: annual_rate, days: 0 };
  const { per_day } = computeGivingBack(loan);
  await expect(part).toContainText(rupees(per_day));
  const before = await part.innerText();
  await expectWholePage(page, language, 'cooling-off');
  await part.getByRole('button', { name: handOver('give_back.ask') }).click();
  const question = page.getByRole('alertdialog', {
    name: handOver('give_back.title', { lender }),
  });
  await question.getByRole('button', { name: handOver('give_back.ask') }).click();
  await expect(heading(page, handOver('give_back.given'))).toBeVisible();
  const { give_back: given } = await readOnly(page);
  expect(given).toMatchObject({ on: today, per_day });
  const back = rupees(given?.amount ?? 0);
  expect(before).toContain(back);
  await expect(part).toContainText(back);
}
