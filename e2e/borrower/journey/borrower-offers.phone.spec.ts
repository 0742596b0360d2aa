import { chooseLanguage, expectAccessible, heading, moveInHistory, signIn } from '../borrowerPage';
import { expectPrintedWords } from '../../checks/printed';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'borrower offers' });

test('offers: quoted live, sorted as stated, compared, explained, and taken once', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, '9876543210');
  await expect(heading(page, 'Compare offers')).toBeVisible();
  await expect(page.getByText(/Sorted by lowest APR · ₹2,00,000 · 24 months/)).toBeVisible();
  await expect(heading(page, /^\d+ offers$/)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  const offers = page.getByRole('listitem').filter({ has: page.getByRole('term') });
  const aprs = async (): Promise<number[]> =>
    (await offers.getByText(/^\d+\.\d\d%$/).allInnerTexts()).map((text) => Number.parseFloat(text));
  const shown = await aprs();
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Shortest tenure');
  await expect(page.getByText(/Sorted by shortest tenure/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest APR');
  await expect(page.getByText(/Sorted by lowest APR/)).toBeVisible();

  const wanted = page.getByRole('button', { name: /^What you want to borrow/ });
  await wanted.click();
  const first = await offers.first().getByRole('definition').first().innerText();
  await page.getByRole('slider', { name: 'Tenure, slider' }).press('ArrowRight');
  await expect(page.getByRole('status').getByText(/· 25 months/)).toBeVisible();
  await expect(offers.first().getByRole('definition').first()).not.toHaveText(first);
  const slider = page.getByRole('slider', { name: 'Loan amount, slider' });
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '₹50,00,000');
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('500');
  await expect(page.getByText('Enter an amount from ₹1,000 to ₹50,00,000')).toBeVisible();
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('150000');
  await expect(page.getByRole('status').getByText(/₹1,50,000 · 25 months/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Show \d+ offers$/ }).click();
  await expect(page.getByRole('textbox', { name: 'Loan amount' })).toBeHidden();
  await expect(wanted).toBeFocused();
  await expect(wanted).toHaveText(/₹1,50,000 · 25 months/);

  await expect(heading(page, /lenders? did not match/)).toBeVisible();
  await page.getByText(/need a credit score of 750; yours is/).click();
  await expect(
    page.getByText(/Needs a credit score of 750 or more; yours is/).first(),
  ).toBeVisible();

  // List, comparison, key fact statement and application show the same amount to the paisa.
  const terms = await offers.first().getByRole('definition').allInnerTexts();
  const [emi = '', apr = '', sentence = ''] = terms;
  const [cost = ''] = /₹[\d,.]+\d/.exec(sentence) ?? [];
  expect(sentence).toBe(`You pay ${cost} in interest and fees`);
  expect([emi, apr, cost].join(' ')).toMatch(/^₹[\d,.]+ [\d.]+% ₹[\d,.]+$/);
  const picks = page.getByRole('checkbox', { name: /^Compare / });
  for (const index of [0, 1, 2]) await picks.nth(index).check();
  await expect(picks.nth(3)).toBeDisabled();
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  await expect(heading(page, 'Side by side')).toBeFocused();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  for (const [line, figure] of Object.entries({
    EMI: emi,
    APR: apr,
    'Interest and fees': cost,
  })) {
    const cells = page.getByRole('row', { name: new RegExp(`^${line}`) }).getByRole('cell');
    await expect(cells.first()).toContainText(figure);
  }
  await expectAccessible(page);
  for (const [language, save, link] of [
    ['hi', 'PDF सहेजें', 'आपकी जानकारी के बिना लिंक'],
    ['en', 'Save as PDF', 'Link without your data'],
  ] as const) {
    await chooseLanguage(page, language);
    const shared = page.getByRole('link', { name: link });
    await expect(shared).toHaveAttribute(
      'href',
      /^\/compare\?lenders=\d+,\d+,\d+&amount=150000&months=25$/,
    );
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: save }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('offers.pdf');
  }
  const removals = page.getByRole('button', { name: /^Remove .+ from comparison$/ });
  await expect(removals).toHaveText(Array(3).fill('Remove'));
  await expect(page.getByText(/take out/i)).toHaveCount(0);
  const chosen = page.getByRole('columnheader');
  const removed = await chosen.last().locator('span').last().innerText();
  await page.getByRole('button', { name: `Remove ${removed} from comparison` }).click();
  await expect(chosen).toHaveCount(3);
  await expect(chosen.filter({ hasText: removed })).toHaveCount(0);
  await moveInHistory(page, -1);
  await expect(heading(page, /^\d+ offers$/)).toBeVisible();

  await page
    .getByRole('link', { name: /^Key fact statement of/ })
    .first()
    .click();
  await expect(heading(page, /^Key fact statement: /)).toBeFocused();
  for (const figure of [emi, apr, cost])
    await expect(page.getByRole('article')).toContainText(figure);
  await page.getByText(/Show all 25 instalments/).click();
  await expect(page.getByRole('row')).toHaveCount(7 + 26);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expectPrintedWords(page.getByRole('article'), 'en');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(heading(page, /मुख्य तथ्य/)).toBeVisible();
  await expectPrintedWords(page.getByRole('article'), 'hi');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading(page, /^Key fact statement: /)).toBeVisible();
  await moveInHistory(page, -1);
  await expect(heading(page, /^\d+ offers$/)).toBeVisible();

  const choose = page.getByRole('button', { name: /^Choose / }).first();
  const lender = (await choose.getAttribute('aria-label'))?.replace('Choose ', '') ?? '';
  await choose.click();
  const dialog = page.getByRole('dialog', { name: `Apply to ${lender}` });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(
    dialog.getByText(`Tick the box to let us send your details to ${lender}`),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox').check();
  await page.route('**/api/user/*/applications', (route, request) =>
    request.method() === 'POST'
      ? route.continue({ headers: { ...request.headers(), 'x-mock-fault': 'status=500' } })
      : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByText('The application was not sent')).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await page.unroute('**/api/user/*/applications');
  await dialog.getByRole('button', { name: 'Try again' }).dblclick();

  await expect(heading(page, `We have sent your application to ${lender}`)).toBeFocused();
  await expect(page.locator('[aria-current="step"]')).toContainText('Applied');
  for (const figure of [emi, apr])
    await expect(page.getByRole('definition').getByText(figure, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Compare offers' }).click();
  const taken = page.getByRole('listitem').filter({ hasText: lender });
  await expect(taken.getByText('Applied', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Choose ${lender}` })).toBeHidden();

  // Until the payout the application is withdrawn from its own page, and one may apply again.
  await taken.getByRole('link', { name: 'See your application' }).click();
  const withdraw = page.getByRole('button', { name: `Withdraw application to ${lender}` });
  await expect(withdraw).toBeVisible();
  await withdraw.click();
  const question = page.getByRole('alertdialog', {
    name: `Withdraw your application to ${lender}?`,
  });
  await question.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText('Withdrawn');
  await expect(withdraw).toBeHidden();
  await page.goto('/user/offers');
  await expect(page.getByRole('button', { name: `Choose ${lender}` })).toBeVisible();
});

test('an offer that changed meanwhile is refused with the reason and fetched again', async ({
  page,
}) => {
  await signIn(page, '9876543210');
  await page
    .getByRole('button', { name: /^Choose / })
    .last()
    .click();
  await page.route('**/api/user/*/applications', (route) =>
    route.fulfill({ status: 409, json: { message: 'This lender no longer matches your profile' } }),
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(dialog.getByText(/no longer matches your profile/)).toBeVisible();
  await dialog.getByRole('button', { name: 'See current offers' }).click();
  await expect(dialog).toBeHidden();
  await expect(heading(page, /^\d+ offers$/)).toBeVisible();
});

test('offers that cannot be loaded say so, keep the page and load at the next try', async ({
  page,
}) => {
  await page.route('**/api/user/*/offers*', (route, request) =>
    route.continue({ headers: { ...request.headers(), 'x-mock-fault': 'status=500' } }),
  );
  await signIn(page, '9876543210');
  await expect(heading(page, 'We could not work out your offers')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/user/*/offers*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, /^\d+ offers$/)).toBeVisible();
});
