import { expectAccessible } from '../../checks/accessible';
import { heading } from '../borrowerPage';
import { expect, test } from '../../fixtures/fixtures';
import { asBorrower } from '../../fixtures/session';
import { STEP_TEXTS } from '../../faults/stepTexts';

for (const language of ['en', 'hi'] as const)
  test(`a page that cannot be drawn says so, and comes with the next load, ${language}`, async ({
    page,
  }) => {
    const words = STEP_TEXTS[language];
    await asBorrower(page, { contact: '9876543210', product: null, language });
    await page.goto('/products');
    await expect(heading(page, words.products)).toBeVisible();
    await page.evaluate(() => {
      // The offers have days; the page with the products has none.
      const broken = () => {
        throw new Error('no days today');
      };
      Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get: broken });
      Intl.DateTimeFormat.prototype.formatToParts = broken;
    });
    await page.getByRole('button', { name: words.product }).click();
    await expect(heading(page, words.oops)).toBeVisible();
    await expect(page.getByText(words.oopsText)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.reload }).click();
    await expect(heading(page, words.offers)).toBeVisible();
  });
