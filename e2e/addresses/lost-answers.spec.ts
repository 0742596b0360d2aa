import type { Locator, Page } from '@playwright/test';
import { withFault } from '../checks/faultInjection';
import { chooseOption } from '../fixtures/console';
import { expect, test } from '../fixtures/fixtures';
import { asAdmin, asBorrower, asPartner } from '../fixtures/session';

test.use({ dataSet: 'lost answers' });

interface App {
  readonly name: string;
  /** The call that creates something. */
  readonly call: string;
  /** Opens the form and fills it in; returns the button that sends it. */
  readonly prepare: (page: Page) => Promise<Locator>;
  /** Counts what the form has made. */
  readonly countMade: (page: Page) => Promise<number>;
}

const QUESTION = 'Is it made once?';

/** Counts the records of a resource that have the question in a field. */
const countQuestions = (list: string, field: string) => async (page: Page) => {
  const data = { email: 'admin@demo.in', password: 'Admin@123' };
  const signedIn = await page.request.post('/api/admin/login', { data });
  const { token }: { token: string } = await signedIn.json();
  const answer = await page.request.get(`/api/rest/${list}?range=[0,99]`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const records: Record<string, unknown>[] = await answer.json();
  return records.filter((record) => record[field] === QUESTION).length;
};

const APPS: readonly App[] = [
  {
    name: "the borrower's app sets a reminder",
    call: '**/reminders',
    async prepare(page) {
      await asBorrower(page, { contact: '9876543210' });
      await page.goto('/user/offers');
      await page.getByRole('button', { name: 'Remind me later' }).click();
      return page.getByRole('button', { name: 'Set the reminder' });
    },
    async countMade(page) {
      const { userId, headers } = await asBorrower(page, { contact: '9876543210' });
      const answer = await page.request.get(`/api/user/${userId}/reminders`, { headers });
      const { data }: { data: unknown[] } = await answer.json();
      return data.length;
    },
  },
  {
    name: 'the portal opens a ticket',
    call: '**/api/partner/tickets',
    countMade: countQuestions('tickets', 'subject'),
    async prepare(page) {
      await asPartner(page);
      await page.goto('/partner/communication/general-query');
      await page.getByRole('button', { name: 'New ticket' }).click();
      const dialog = page.getByRole('dialog', { name: 'New ticket' });
      await dialog.getByLabel('Subject').fill(QUESTION);
      await dialog.getByLabel('Message').fill('One answer was lost.');
      return dialog.getByRole('button', { name: 'Send' });
    },
  },
  {
    name: 'the console creates a record',
    call: '**/api/rest/faqs',
    countMade: countQuestions('faqs', 'question_en'),
    async prepare(page) {
      await asAdmin(page);
      await page.goto('/admin/faqs');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Question in English').fill(QUESTION);
      await dialog.getByLabel('Question in Hindi').fill('क्या यह एक बार बनता है?');
      await dialog.getByLabel('Answer in English').fill('Yes.');
      await dialog.getByLabel('Answer in Hindi').fill('हाँ।');
      await dialog.getByLabel('Position').fill('8');
      await chooseOption(dialog.getByRole('combobox', { name: 'For' }), 'DSAs');
      return dialog.getByRole('button', { name: 'Add' });
    },
  },
];

for (const app of APPS)
  test(`Three lost answers and one that arrives make one record: ${app.name}`, async ({ page }) => {
    const send = await app.prepare(page);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(app.call.slice(2)))
        keys.push(request.headers()['idempotency-key']);
    });
    await withFault(page, [app.call, 'drop;when=after', 'POST'], async () => {
      for (let press = 1; press <= 3; press += 1) {
        await send.click();
        await expect.poll(() => keys.length).toBe(press);
        await expect(send).toBeEnabled();
      }
    });
    await send.click();
    await expect(send).toBeHidden();
    expect(keys.length).toBe(4);
    expect(new Set(keys).size).toBe(1);
    expect(await app.countMade(page)).toBe(1);
  });
