import { expectAccessible } from './accessible';
import { heading } from './borrowerPage';
import { expect, test } from './fixtures';
import { expectRoomy } from './measures';
import { asBorrower } from './session';
import { WORDS } from './underFire';

test.use({ dataSet: 'dialogs' });

/** Where each dialog opens, the button that opens it, and its name, in both languages. */
const DIALOGS = [
  {
    at: '/products',
    en: [/^Business Loans/, 'Do you have a business registration certificate?'],
    hi: [/^बिज़नेस लोन/, 'क्या आपके पास कारोबार का पंजीकरण प्रमाणपत्र है?'],
  },
  {
    at: '/user/offers',
    en: ['Remind me later', 'Remind me later'],
    hi: ['बाद में याद दिलाएँ', 'बाद में याद दिलाएँ'],
  },
  {
    at: '/user/offers',
    en: [/^Choose /, /^Apply to /],
    hi: [/को चुनें$/, /को आवेदन$/],
  },
  {
    at: '/user/privacy',
    en: ['Ask for erasure', 'Have your data erased?'],
    hi: ['मिटाने को कहें', 'अपनी जानकारी मिटवानी है?'],
  },
  {
    at: '/user/privacy',
    en: ['Show record numbers', 'Records held about you'],
    hi: ['रिकॉर्ड नंबर देखें', 'आपके बारे में हमारे रिकॉर्ड'],
  },
] as const;

for (const language of ['en', 'hi'] as const)
  test(`every dialog fits, is read and closes with Escape, ${language}`, async ({ page }) => {
    test.setTimeout(120_000);
    await asBorrower(page, { contact: '9876543210', language });
    for (const { at, ...words } of DIALOGS) {
      const [opens, name] = words[language];
      await page.goto(at);
      if (at === '/user/offers') await expect(heading(page, WORDS[language].offers)).toBeVisible();
      const opener = page.getByRole('button', { name: opens }).first();
      await opener.click();
      const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await expectRoomy(page, String(name));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      if (at === '/products') await asBorrower(page, { contact: '9876543210', language });
    }
  });
