import { expectAccessible, heading } from '../borrowerPage';
import { buildIdentity } from '../borrowerProducts';
import { agreeToOffers, applyTo, finishProfile } from '../../fixtures/lenders';
import { expect, test } from '../../fixtures/fixtures';
import { asBorrower } from '../../fixtures/session';

test.use({ dataSet: 'home', viewport: { width: 360, height: 740 } });

const WORDS = {
  en: {
    products: 'What do you need?',
    details: 'Your details for a personal loan',
    left: '5 answers left before your offers',
    form: 'Your details',
    open: 'Open applications',
    offers: 'Your offers for a personal loan',
    loan: '₹2,00,000 over 2 years',
    next: /^Next: .* is checking your documents/,
    compare: 'Compare offers',
  },
  hi: {
    products: 'आपको क्या चाहिए?',
    details: 'पर्सनल लोन के लिए आपकी जानकारी',
    left: 'ऑफ़र से पहले 5 जवाब बाकी',
    form: 'आपकी जानकारी',
    open: 'जारी आवेदन',
    offers: 'पर्सनल लोन के आपके ऑफ़र',
    loan: '₹2,00,000, 2 साल के लिए',
    next: /^आगे: .*जाँच रहा है/,
    compare: 'ऑफ़रों की तुलना करें',
  },
} as const;

for (const language of ['en', 'hi'] as const) {
  const words = WORDS[language];

  test(`who returns goes on with the begun form, ${language}`, async ({ page }) => {
    await asBorrower(page, { language, product: null, profile: buildIdentity() });
    await page.goto('/user');
    await expect(heading(page, words.products)).toBeVisible();
    await expect(page.getByText(words.left)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.details }).click();
    await expect(heading(page, words.form)).toBeVisible();
    await expect(page).toHaveURL(/\/user\/user-detail$/);
  });

  test(`who has applied sees the application, its next step and the offers first, ${language}`, async ({
    page,
  }) => {
    await asBorrower(page, { language, product: null });
    await page.goto('/products');
    await expect(heading(page, words.products)).toBeVisible();
    await expect(heading(page, words.open)).toBeHidden();
    await finishProfile(page);
    await agreeToOffers(page);
    await applyTo(page, 'omkar-advance');
    await page.goto('/products');
    const open = page.getByRole('region', { name: words.open });
    await expect(open.getByText(words.next)).toBeVisible();
    await expect(page.getByText(words.loan)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.offers }).click();
    await expect(heading(page, words.compare)).toBeVisible();
    // The offers say what is open, too.
    await open.getByRole('link', { name: 'Omkar-Advance' }).click();
    await expect(page).toHaveURL(/\/user\/applications\?id=/);
  });
}
