import { expectAccessible } from '../../checks/accessible';
import { expect, test } from '../../fixtures/fixtures';
import { asBorrower } from '../../fixtures/session';

test.use({ dataSet: 'dialogs' });

const WORDS = {
  en: {
    first: 'First name',
    title: 'Are you still there?',
    left: /^\d+ seconds left$/,
    stay: 'Stay Logged In',
    field: 'Mobile number or e-mail',
  },
  hi: {
    first: 'नाम',
    title: 'क्या आप अब भी यहाँ हैं?',
    left: /^\d+ सेकंड बाकी$/,
    stay: 'साइन इन रहें',
    field: 'मोबाइल नंबर या ई-मेल',
  },
} as const;

for (const language of ['en', 'hi'] as const)
  test(`an idle person is asked, and then logged out; what was typed stays, ${language}`, async ({
    page,
  }) => {
    const words = WORDS[language];
    await page.clock.install();
    const who = await asBorrower(page, { product: 'Gold Loans', language });
    await page.goto('/user/user-detail/gold-loan');
    const first = page.getByRole('textbox', { name: words.first, exact: true });
    await first.fill('Asha');

    // The clock keeps running, so the test leaves half a minute for a slow machine.
    await page.clock.fastForward('29:30');
    const dialog = page.getByRole('alertdialog', { name: words.title });
    await expect(dialog).toBeHidden();
    await page.clock.fastForward('00:31');
    await expect(dialog.getByText(words.left).first()).toBeVisible();
    await expectAccessible(page);
    const stay = dialog.getByRole('button', { name: words.stay });
    await expect(stay).toBeFocused();
    const reloaded = page.waitForEvent('load');
    await stay.click();
    await reloaded;
    await expect(dialog).toBeHidden();
    await expect(first).toHaveValue('Asha');

    await page.clock.fastForward('30:01');
    await expect(dialog).toBeVisible();
    await page.clock.fastForward(61_000);
    await expect(page.getByRole('textbox', { name: words.field })).toBeVisible();
    await asBorrower(page, { contact: who.contact, product: 'Gold Loans', language });
    await page.goto('/user/user-detail/gold-loan');
    await expect(first).toHaveValue('Asha');
  });
