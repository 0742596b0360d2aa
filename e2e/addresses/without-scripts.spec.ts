import { expect, test } from '../fixtures/fixtures';

test.use({ javaScriptEnabled: false });

test('a console without scripts says in both languages that it needs them', async ({ page }) => {
  for (const console of ['admin', 'partner']) {
    await page.goto(`/${console}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JavaScript is switched off');
    const english = page.getByRole('paragraph').first();
    await expect(english).toHaveText(/^Switch it on in your browser’s settings/);
    const hindi = page.getByRole('main').locator('[lang=hi]');
    await expect(hindi).toHaveText([/^JavaScript बंद है/, /चालू करें/]);
  }
});
