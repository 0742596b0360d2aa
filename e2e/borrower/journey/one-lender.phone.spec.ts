import { getVariantFolder } from '../../../scripts/build/builds';
import { expectAccessible } from '../../checks/accessible';
import { heading } from '../borrowerPage';
import { expectWholePage } from '../../checks/wholePage';
import { inLanguage } from '../inLanguage';
import { expect, test } from '../../fixtures/fixtures';
import { fillHelp, HELP } from '../helpForm';
import { asBorrower, asNobody } from '../../fixtures/session';

test.use({ dataSet: 'one lender', serverEnv: { DIST_DIR: getVariantFolder('one-lender') } });

test('a person with a complete profile and a lender’s key is handed over to that lender', async ({
  page,
}) => {
  const say = inLanguage('hi');
  const contact = '9876543210';
  const { headers, userId } = await asBorrower(page, { contact, language: 'hi' });
  await page.goto('/user/lender-submit');
  await expect(page, 'no key, no lender').toHaveURL(/\/user\/offers/);
  const answer = await page.request.get(`/api/user/${userId}/offers`, {
    headers: { ...headers, 'accept-language': 'hi' },
  });
  const { data }: { data: { offers: { lender_id: number; name: string; applied: number }[] } } =
    await answer.json();
  const offer = data.offers.find(({ applied }) => applied === 0);
  const lender = offer?.name ?? '';
  await page.goto(`/?lead=${offer?.lender_id}`);
  await expect(page).toHaveURL(/\/user\/lender-submit/);
  await expect(heading(page, say('Your offer from %{lender}', { lender }))).toBeVisible();
  await expectWholePage(page, 'hi', 'the offer of the one lender');
  const send = page.getByRole('button', { name: say('Send application') });
  await send.click();
  const consent = page.getByRole('checkbox', {
    name: say('Share my details with %{lender}', { lender }),
  });
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription(
    say.within('Tick the box to let us send your details to %{lender}', { lender }),
  );
  await consent.check();
  await send.click();
  await expect(page).not.toHaveURL(/lender-submit/);
  await expect(page.getByText(lender).first()).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/user\/lender-submit/);
  await expect(
    page.getByText(
      say('You have already applied to this lender. You can follow the application here.'),
    ),
  ).toBeVisible();
});

test('a person with an incomplete profile fills in the form first, and an unknown key makes no offer', async ({
  page,
}) => {
  await asBorrower(page);
  await page.goto('/?lead=1');
  await expect(page).toHaveURL(/\/user\/user-detail/);
  await page.goto('/user/lender-submit');
  await expect(page).toHaveURL(/\/user\/user-detail/);
  await asNobody(page);
  await asBorrower(page, { contact: '9876543210' });
  await page.goto('/?lead=nobody');
  await expect(heading(page, 'Your offer')).toBeVisible();
  await expect(page.getByText(/This lender has no offer for your current details/)).toBeVisible();
  await expectAccessible(page);
});

test('help is posted to the desk outside, form-encoded, and counts as sent whatever it answers', async ({
  page,
}) => {
  await page.route('https://desk.example/**', (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Help' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help' });
  await fillHelp(dialog);
  const posted = page.waitForRequest('https://desk.example/cases');
  await dialog.getByRole('button', { name: 'Send' }).click();
  const request = await posted;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
    orgid: '00D1',
    ...HELP,
  });
  await expect(page.getByText('Your request have been sent successfully')).toBeVisible();
});
