import type { Locator, Page } from '@playwright/test';
import { codeField, codeFor, contactField, newNumber } from '../borrower';
import { heading } from '../borrowerPage';
import { expect, test } from '../../fixtures/fixtures';
import { fillHelp } from '../helpForm';
import { asBorrower } from '../../fixtures/session';

test.use({ dataSet: 'sent once' });

const DEMO = '9876543210';

/** Counts the requests to an address and injects a fault into each if one is named. */
async function watch(page: Page, path: string, method = 'POST') {
  let held = Promise.resolve();
  const seen = {
    sent: 0,
    fault: '',
    /** Holds requests until the test calls the returned function. */
    hold() {
      let release = () => {};
      held = new Promise<void>((resolve) => (release = resolve));
      return () => release();
    },
  };
  await page.route(path, async (route, request) => {
    if (request.method() !== method) return route.fallback();
    seen.sent += 1;
    await held;
    const headers = request.headers();
    if (seen.fault) headers['x-mock-fault'] = seen.fault;
    return route.continue({ headers });
  });
  return seen;
}

interface Act {
  name: string;
  path: string;
  method?: string;
  /** Opens the page and fills in the form; returns the submit button. */
  prepare: (page: Page) => Promise<Locator>;
  /** Leaves during the request, if possible, and comes back; returns the submit button. */
  again?: (page: Page) => Promise<Locator>;
  /** The input that stays after a failure, where `e2e/faults` does not ask for it. */
  failed?: (page: Page) => Promise<void>;
  done: (page: Page) => Locator;
}

const alert = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
const WRONG = /Something went wrong on our side|We could not reach the server/;

/** Opens another page and comes back with the browser's Back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
  await expect(page.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible();
  await page.goBack();
}

const numbers = { code: newNumber(), verify: newNumber() };

const ACTS: readonly Act[] = [
  {
    name: 'a code asked for',
    path: '**/api/send-otp',
    async prepare(page) {
      await page.goto('/');
      await contactField(page).fill(numbers.code);
      return page.getByRole('button', { name: 'Send code' });
    },
    async again(page) {
      await leaveAndReturn(page);
      return page.getByRole('button', { name: 'Send code' });
    },
    done: (page) => heading(page, 'Enter the code'),
  },
  {
    name: 'a code handed in',
    path: '**/api/verify-otp',
    async prepare(page) {
      await page.goto('/');
      await contactField(page).fill(numbers.verify);
      await contactField(page).press('Enter');
      await expect(heading(page, 'Enter the code')).toBeVisible();
      await codeField(page).fill(await codeFor(page.request, numbers.verify));
      return page.getByRole('button', { name: 'Continue' });
    },
    async again(page) {
      await leaveAndReturn(page);
      await expect(codeField(page)).not.toHaveValue('');
      return page.getByRole('button', { name: 'Continue' });
    },
    done: (page) => heading(page, 'What do you need?'),
  },
  {
    name: 'a reminder',
    path: '**/reminders',
    async prepare(page) {
      await asBorrower(page, { contact: DEMO });
      await page.goto('/user/offers');
      await page.getByRole('button', { name: 'Remind me later' }).click();
      return page.getByRole('button', { name: 'Set the reminder' });
    },
    async again(page) {
      await page.goBack();
      await page.getByRole('button', { name: 'Remind me later' }).click();
      return page.getByRole('button', { name: 'Set the reminder' });
    },
    done: (page) => page.getByText(/^We will remind you on/),
  },
  {
    name: 'an application to a lender',
    path: '**/applications',
    async prepare(page) {
      await asBorrower(page, { contact: DEMO });
      await page.goto('/user/offers');
      await page
        .getByRole('button', { name: /^Choose / })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox').check();
      return dialog.getByRole('button', { name: 'Send application' });
    },
    async again(page) {
      await page.goBack();
      await page
        .getByRole('button', { name: /^Choose / })
        .first()
        .click();
      return page.getByRole('dialog').getByRole('button', { name: 'Send application' });
    },
    done: (page) => heading(page, /^We have sent your application to /),
  },
  {
    name: 'a request for erasure',
    path: '**/erasure',
    async prepare(page) {
      await asBorrower(page);
      await page.goto('/user/privacy');
      await page.getByRole('button', { name: 'Ask us to erase my data' }).click();
      return page.getByRole('alertdialog').getByRole('button', { name: 'Ask us to erase my data' });
    },
    async failed(page) {
      await alert(page, WRONG);
      await page.getByRole('button', { name: 'Ask us to erase my data' }).click();
    },
    done: (page) => page.getByText(/We will carry out your request/),
  },
];

for (const { name, path, method, prepare, again, failed, done } of ACTS) {
  test(`${name}: sent once however often it is pressed, after failures too`, async ({ page }) => {
    const button = await prepare(page);
    const seen = await watch(page, path, method);
    const faults = failed ? ['garbage', 'drop'] : [];
    for (const [before, fault] of faults.entries()) {
      seen.fault = fault;
      await button.click();
      // The message of the previous fault disappears when the next request starts.
      await expect.poll(() => seen.sent).toBe(before + 1);
      await failed?.(page);
    }
    seen.sent = 0;
    seen.fault = '';
    const release = seen.hold();
    await button.dblclick();
    await page.keyboard.press('Enter');
    await (await again?.(page))?.click();
    release();
    await expect(done(page)).toBeVisible();
    expect(seen.sent).toBe(1);
  });
}

test('help is requested once, in spite of two clicks, Enter and a second try after closing', async ({
  page,
}) => {
  await page.goto('/');
  const seen = await watch(page, '**/api/help-requests');
  const release = seen.hold();
  await page.getByRole('button', { name: 'Help' }).click();
  const dialog = page.getByRole('dialog', { name: 'Help' });
  await fillHelp(dialog);
  await dialog.getByRole('button', { name: 'Send' }).dblclick();
  await dialog.getByLabel('Your name').press('Enter');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Help' }).click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  release();
  await expect(heading(page, 'We have your request')).toBeVisible();
  expect(seen.sent).toBe(1);
});

test('what one tab sent is not sent again by another', async ({ page, context }) => {
  await asBorrower(page);
  const other = await context.newPage();
  await page.goto('/user/privacy');
  await other.goto('/user/privacy');
  const ask = { name: 'Ask us to erase my data' };
  // A tab that loads after the other has asked offers no button any more.
  for (const tab of [page, other]) await expect(tab.getByRole('button', ask)).toBeVisible();
  for (const tab of [page, other]) {
    await tab.getByRole('button', ask).click();
    await tab.getByRole('alertdialog').getByRole('button', ask).click();
  }
  await expect(page.getByText(/We will carry out your request/)).toBeVisible();
  const asked = /We will carry out your request|already/i;
  await expect(other.getByText(asked).first()).toBeVisible();
});

test.describe('a person without applications', () => {
  test.use({ dataSet: 'sent from two tabs' });

  test('an application that one tab sent is shown by another, which tries to send it too', async ({
    page,
    context,
  }) => {
    await asBorrower(page, { contact: DEMO });
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/user/offers');
      const choose = tab.getByRole('button', { name: /^Choose / }).last();
      await choose.click();
      await tab.getByRole('dialog').getByRole('checkbox').check();
    }
    for (const tab of [page, other])
      await tab.getByRole('dialog').getByRole('button', { name: 'Send application' }).click();
    await expect(heading(page, /^We have sent your application to /)).toBeVisible();
    await expect(other.getByText('You have already applied', { exact: true })).toBeVisible();
    await other.getByRole('dialog').getByRole('link', { name: 'See your application' }).click();
    await expect(heading(other, /^We have sent your application to /)).toBeVisible();
  });
});
