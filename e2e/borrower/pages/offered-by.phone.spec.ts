import type { Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { heading } from '../borrowerPage';
import { expect, test } from '../../fixtures/fixtures';
import { asBorrower } from '../../fixtures/session';

test.use({ dataSet: 'offered by' });

const WORDS = {
  en: {
    compare: 'What gold lenders charge',
    amount: 'Loan amount',
    tenure: 'Tenure',
    wanted: 'How much do you want to borrow?',
    lender: 'Suvarna-Goldhouse',
    kfs: 'Key fact statement of Suvarna-Goldhouse',
    choose: 'Choose Suvarna-Goldhouse',
    chosen: 'Suvarna-Goldhouse is chosen',
    gold: 'about 34 g of 22 carat',
    calls: 'Griha-Sahay will call you',
    notYet: 'Nobody offers this here yet',
    wish: 'Note my interest',
    noted: /^We noted your interest on /,
    takeBack: 'Remove my interest',
  },
  hi: {
    compare: 'गोल्ड लोन लेंडर क्या लेते हैं',
    amount: 'लोन की रकम',
    tenure: 'अवधि',
    wanted: 'आपको कितना लोन चाहिए?',
    lender: 'सुवर्ण गोल्डहाउस',
    kfs: 'सुवर्ण गोल्डहाउस का मुख्य तथ्य विवरण',
    choose: 'सुवर्ण गोल्डहाउस को चुनें',
    chosen: 'सुवर्ण गोल्डहाउस चुना हुआ है',
    gold: '22 कैरट का क़रीब 34 ग्राम',
    calls: 'गृह सहाय आपको कॉल करेगा',
    notYet: 'अभी यहाँ कोई यह नहीं देता',
    wish: 'मेरी रुचि दर्ज करें',
    noted: /^आपकी रुचि .* दर्ज हुई।$/,
    takeBack: 'मेरी रुचि हटाएँ',
  },
} as const;

/** Switches the only housing lender off or on, as an admin does. */
async function switchHousingLender(page: Page, value: 0 | 1): Promise<void> {
  const data = { email: 'admin@demo.in', password: 'Admin@123' };
  const { token }: { token: string } = await (
    await page.request.post('/api/admin/login', { data })
  ).json();
  const answer = await page.request.post('/api/update-lender-data', {
    headers: { authorization: `Bearer ${token}` },
    data: { lender_id: 31, property: 'lender_status', value },
  });
  expect(answer.status()).toBe(200);
}

for (const language of ['en', 'hi'] as const) {
  const words = WORDS[language];

  test(`gold lenders are compared before the form, and one is chosen from its key facts (${language})`, async ({
    page,
  }) => {
    await asBorrower(page, { product: 'Gold Loans', language });
    await page.goto('/user/user-detail/gold-loan?step=loan');
    await expect(heading(page, words.compare)).toBeVisible();
    const compared = page.getByRole('textbox', { name: words.amount });
    const wanted = page.getByRole('textbox', { name: words.wanted });
    const tenure = page.getByRole('combobox', { name: words.tenure });
    // Who chooses a lender for the proposed amount is not asked for another.
    await expect(wanted).toHaveValue('');
    await page.getByRole('button', { name: words.choose }).click();
    await expect(wanted).toHaveValue('1,00,000');
    await page.getByRole('button', { name: words.chosen }).click();
    await wanted.fill('250000');
    await expect(compared).toHaveValue('2,50,000');
    await compared.fill('300000');
    await expect(wanted).toHaveValue('3,00,000');
    await tenure.selectOption('24');
    await expect(page.getByText(words.gold)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.kfs }).click();
    await expect(page.locator('h1')).toHaveText(new RegExp(`${words.lender}$`));
    await expect(page.getByRole('article')).toContainText('3,00,000');
    await page.getByRole('button', { name: words.choose }).click();
    await expect(page.getByRole('button', { name: words.chosen })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    // The form asks for nothing that the comparison has.
    for (const amount of [compared, wanted]) await expect(amount).toHaveValue('3,00,000');
    await expect(tenure).toHaveValue('24');
  });

  test(`a product shows who calls, or that nobody offers it yet and the interest (${language})`, async ({
    page,
  }) => {
    await asBorrower(page, { product: 'Affordable Housing Loan', language });
    await page.goto('/user/user-detail/affordable-housing-loan');
    await expect(heading(page, words.calls)).toBeVisible();
    await switchHousingLender(page, 0);
    await page.reload();
    await expect(heading(page, words.notYet)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.wish }).click();
    await expect(page.getByText(words.noted)).toBeVisible();
    await page.reload();
    await expect(page.getByText(words.noted)).toBeVisible();
    await page.getByRole('button', { name: words.takeBack }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: words.takeBack }).click();
    await expect(page.getByRole('button', { name: words.wish })).toBeVisible();
    await switchHousingLender(page, 1);
  });
}
