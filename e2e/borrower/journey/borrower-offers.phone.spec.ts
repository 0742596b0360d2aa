import { chooseLanguage, expectAccessible, heading, moveInHistory, signIn } from '../borrowerPage';
import { formatMonths } from '@marketplace/shared/format';
import { expectPrintedWords } from '../../checks/printed';
import { inLanguage } from '../inLanguage';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'borrower offers' });

test('offers: quoted live, sorted as stated, compared, explained, and taken once', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const say = inLanguage('hi');
  const count = heading(page, say.like('%{count} offers'));
  await signIn(page, '9876543210', 'hi');
  await expect(heading(page, say('Compare offers'))).toBeVisible();
  await expect(
    page.getByText(`${say('Sorted by lowest APR')} · ₹2,00,000 · ${formatMonths(24, 'hi')}`),
  ).toBeVisible();
  await expect(count).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  const offers = page.getByRole('listitem').filter({ has: page.getByRole('term') });
  const aprs = async (): Promise<number[]> =>
    (await offers.getByText(/^\d+\.\d\d%$/).allInnerTexts()).map((text) => Number.parseFloat(text));
  const shown = await aprs();
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  await page.getByRole('combobox', { name: say('Sort by') }).selectOption(say('Shortest tenure'));
  await expect(page.getByText(say('Sorted by shortest tenure'))).toBeVisible();
  await page.getByRole('combobox', { name: say('Sort by') }).selectOption(say('Lowest APR'));
  await expect(page.getByText(say('Sorted by lowest APR'))).toBeVisible();

  const wanted = page.getByRole('button', { name: say('What you want to borrow') });
  await wanted.click();
  const first = await offers.first().getByRole('definition').first().innerText();
  await page.getByRole('slider', { name: say('Tenure, slider') }).press('ArrowRight');
  await expect(page.getByRole('status').getByText(`· ${formatMonths(25, 'hi')}`)).toBeVisible();
  await expect(offers.first().getByRole('definition').first()).not.toHaveText(first);
  const slider = page.getByRole('slider', { name: say('Loan amount, slider') });
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '₹50,00,000');
  await page.getByRole('textbox', { name: say('Loan amount') }).fill('500');
  await expect(
    page.getByText(
      say(
        'Enter an amount from %{min} to %{max}',
        { min: '₹1,000', max: '₹50,00,000' },
        'offersTexts',
      ),
    ),
  ).toBeVisible();
  await page.getByRole('textbox', { name: say('Loan amount') }).fill('150000');
  await expect(
    page.getByRole('status').getByText(`₹1,50,000 · ${formatMonths(25, 'hi')}`),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say.like('Show %{count} offers') }).click();
  await expect(page.getByRole('textbox', { name: say('Loan amount') })).toBeHidden();
  await expect(wanted).toBeFocused();
  await expect(wanted).toContainText(`₹1,50,000 · ${formatMonths(25, 'hi')}`);

  await expect(heading(page, say.like('%{count} lenders did not match'))).toBeVisible();
  const score = { bounds: '750', min: '750', actual: '745' };
  const refused = '%{count} need a credit score of %{bounds}; yours is %{actual}';
  await page.getByText(say.like(refused, score)).click();
  await expect(
    page
      .getByText(say('Needs a credit score of %{min} or more; yours is %{actual}', score))
      .first(),
  ).toBeVisible();

  // List, comparison, key fact statement and application show the same amount to the paisa.
  const terms = await offers.first().getByRole('definition').allInnerTexts();
  const [emi = '', apr = '', sentence = ''] = terms;
  const [cost = ''] = /₹[\d,.]+\d/.exec(sentence) ?? [];
  expect(sentence).toBe(say('You pay %{cost} in interest and fees', { cost }));
  expect([emi, apr, cost].join(' ')).toMatch(/^₹[\d,.]+ [\d.]+% ₹[\d,.]+$/);
  const picks = page.getByRole('checkbox', { name: say.like('Compare %{lender}') });
  for (const index of [0, 1, 2]) await picks.nth(index).check();
  await expect(picks.nth(3)).toBeDisabled();
  await page.getByRole('button', { name: say('Compare side by side') }).click();
  await expect(heading(page, say('Side by side'))).toBeFocused();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  for (const [line, figure] of Object.entries({
    [say('EMI', {}, 'offersTexts')]: emi,
    [say('APR', {}, 'offersTexts')]: apr,
    [say('Interest and fees', {}, 'offersTexts')]: cost,
  })) {
    const cells = page.getByRole('row', { name: new RegExp(`^${line}`) }).getByRole('cell');
    await expect(cells.first()).toContainText(figure);
  }
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: say('Link without your data') })).toHaveAttribute(
    'href',
    /^\/compare\?lenders=\d+,\d+,\d+&amount=150000&months=25$/,
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('Save as PDF') }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('offers.pdf');
  const removals = page.getByRole('button', { name: say.like('Remove %{lender} from comparison') });
  await expect(removals).toHaveText(Array(3).fill(say('Remove')));
  const chosen = page.getByRole('columnheader');
  const removed = await chosen.last().locator('span').last().innerText();
  await page
    .getByRole('button', { name: say('Remove %{lender} from comparison', { lender: removed }) })
    .click();
  await expect(chosen).toHaveCount(3);
  await expect(chosen.filter({ hasText: removed })).toHaveCount(0);
  await moveInHistory(page, -1);
  await expect(count).toBeVisible();

  await page
    .getByRole('link', { name: say.like('Key fact statement of %{lender}') })
    .first()
    .click();
  await expect(heading(page, `${say('Key fact statement')}: `)).toBeFocused();
  await expect(page.getByText(say('Lender’s registered name'))).toBeVisible();
  for (const figure of [emi, apr, cost])
    await expect(page.getByRole('article')).toContainText(figure);
  await page.getByText(say('Show all %{count} instalments', { count: 25 })).click();
  await expect(page.getByRole('row')).toHaveCount(7 + 26);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: say('Print or save as PDF') })).toBeHidden();
  await expect(page.getByRole('button', { name: say('Menu') })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expectPrintedWords(page.getByRole('article'), 'hi');
  await moveInHistory(page, -1);
  await expect(count).toBeVisible();

  const choose = page.getByRole('button', { name: say.like('Choose %{lender}') }).first();
  const [beside = ''] = say('Choose %{lender}').split('%{lender}').filter(Boolean);
  const lender = (await choose.getAttribute('aria-label'))?.replace(beside, '') ?? '';
  await choose.click();
  const dialog = page.getByRole('dialog', { name: say('Apply to %{lender}', { lender }) });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: say('Send application') }).click();
  await expect(
    dialog.getByText(say('Tick the box to let us send your details to %{lender}', { lender })),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox').check();
  await page.route('**/api/user/*/applications', (route, request) =>
    request.method() === 'POST'
      ? route.continue({ headers: { ...request.headers(), 'x-mock-fault': 'status=500' } })
      : route.fallback(),
  );
  await dialog.getByRole('button', { name: say('Send application') }).click();
  await expect(dialog.getByText(say('The application was not sent'))).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await page.unroute('**/api/user/*/applications');
  await dialog.getByRole('button', { name: say('Try again') }).dblclick();

  await expect(
    heading(page, say('We have sent your application to %{lender}', { lender })),
  ).toBeFocused();
  await expect(page.locator('[aria-current="step"]')).toContainText(
    say('Applied', {}, 'applicationsTexts'),
  );
  for (const figure of [emi, apr])
    await expect(page.getByRole('definition').getByText(figure, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: say('Compare offers') }).click();
  const taken = page.getByRole('listitem').filter({ hasText: lender });
  await expect(taken.getByText(say('Applied', {}, 'offersTexts'), { exact: true })).toBeVisible();
  await expect(
    page.getByRole('button', { name: say('Choose %{lender}', { lender }) }),
  ).toBeHidden();

  // Until the payout the application is withdrawn from its own page, and one may apply again.
  await taken.getByRole('link', { name: say('See your application') }).click();
  const withdraw = page.getByRole('button', {
    name: say('Withdraw application to %{lender}', { lender }),
  });
  await expect(withdraw).toBeVisible();
  await withdraw.click();
  const question = page.getByRole('alertdialog', {
    name: say('Withdraw your application to %{lender}?', { lender }),
  });
  await question.getByRole('button', { name: say('Withdraw application') }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText(
    say('Withdrawn', {}, 'applicationsTexts'),
  );
  await expect(withdraw).toBeHidden();
  await page.goto('/user/offers');
  await expect(
    page.getByRole('button', { name: say('Choose %{lender}', { lender }) }),
  ).toBeVisible();
});

test('an offer that changed meanwhile is refused with the reason and fetched again', async ({
  page,
}) => {
  await signIn(page, '9876543210');
  // Every name of the list comes in the other language without a reload.
  const names = page.getByRole('main').getByRole('heading', { level: 3 });
  const english = await names.first().innerText();
  await chooseLanguage(page, 'hi');
  await expect(names.first()).toContainText(inLanguage('hi')(english));
  await chooseLanguage(page, 'en');
  await expect(names.first()).toHaveText(english);
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
