import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/fixtures';

interface DialogWords {
  /** Buttons that open it, in order. The first one stays on the page. */
  opens: readonly (string | RegExp)[];
  /** Its accessible name. */
  name: string | RegExp;
}

/** A dialog of the borrower's pages. */
export interface DialogRow {
  /** Address of a page from which it opens. */
  at: string;
  en: DialogWords;
  hi: DialogWords;
  /** Prepares the page before the dialog can open. */
  before?: (page: Page) => Promise<void>;
  /** Steps inside an earlier dialog that lead to this one. */
  inside?: (page: Page) => Promise<void>;
}

/** Types into the form, leaves it without sending, and opens it again. */
async function leaveDraft(page: Page): Promise<void> {
  const name = page.locator('[name=last_name]');
  // An earlier draft may enter the field between the two steps of `fill`, which are selecting and inserting.
  await expect(async () => {
    await name.fill('Sharma-Iyengar');
    await expect(name).toHaveValue('Sharma-Iyengar', { timeout: 1000 });
  }).toPass();
  await page.reload();
  await expect(name).toHaveValue('Sharma-Iyengar');
}

/** Sends a help request, so that the dialog with the reference replaces the form. */
async function askForHelp(page: Page): Promise<void> {
  const inputs = {
    contactName: 'Priya Sharma',
    email: 'priya@example.in',
    phoneNumber: '9876543210',
    description: 'Where does my application stand?',
  };
  for (const [name, text] of Object.entries(inputs)) await page.locator(`#help-${name}`).fill(text);
  await page.locator('#help-phoneNumber').press('Enter');
}

export const DIALOGS: readonly DialogRow[] = [
  {
    at: '/products',
    en: { opens: [/^Business Loans/], name: 'Do you have a business registration certificate?' },
    hi: { opens: [/^बिज़नेस लोन/], name: 'क्या आपके पास कारोबार का पंजीकरण प्रमाण-पत्र है?' },
  },
  {
    at: '/user/offers',
    en: { opens: ['Remind me later'], name: 'Remind me later' },
    hi: { opens: ['बाद में याद दिलाएँ'], name: 'बाद में याद दिलाएँ' },
  },
  {
    at: '/user/offers',
    en: { opens: [/^Choose /], name: /^Apply to / },
    hi: { opens: [/को चुनें$/], name: /को आवेदन$/ },
  },
  {
    at: '/user/privacy',
    en: { opens: ['Ask us to erase my data'], name: 'Erase your data?' },
    hi: { opens: ['मेरी जानकारी मिटाने का अनुरोध करें'], name: 'अपनी जानकारी मिटवानी है?' },
  },
  {
    at: '/user/privacy',
    en: { opens: ['Show record numbers'], name: 'Records held about you' },
    hi: { opens: ['रिकॉर्ड नंबर देखें'], name: 'आपके बारे में हमारे रिकॉर्ड' },
  },
  {
    at: '/user/privacy',
    en: { opens: ['Menu'], name: 'Menu' },
    hi: { opens: ['मेन्यू'], name: 'मेन्यू' },
  },
  {
    at: '/user/privacy',
    en: { opens: ['Menu', 'Help'], name: 'Help' },
    hi: { opens: ['मेन्यू', 'मदद'], name: 'मदद' },
  },
  {
    at: '/user/privacy',
    en: { opens: ['Menu', 'Help'], name: 'We have your request' },
    hi: { opens: ['मेन्यू', 'मदद'], name: 'आपका अनुरोध मिल गया' },
    inside: askForHelp,
  },
  {
    at: '/user/user-detail',
    en: { opens: ['Discard what I typed'], name: 'Discard what you typed?' },
    hi: { opens: ['जो लिखा है, उसे हटाएँ'], name: 'जो लिखा है, उसे हटा दें?' },
    before: leaveDraft,
  },
];
