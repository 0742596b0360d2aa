import { createServer, type Server, type ServerResponse } from 'node:http';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { getToken, signInToConsole } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';
import { asPartner } from '../../fixtures/session';

test.use({ dataSet: 'digital integration', permissions: ['clipboard-read', 'clipboard-write'] });

interface Site {
  readonly url: string;
  readonly events: string[];
  /** Makes it serve a page that may run scripts of one other origin, and no styles but its own. */
  readonly show: (html: string, scripts: string) => void;
  /** Answers the requests to `/slow`. */
  readonly answerSlow: () => void;
}

/** Runs a site of the partner on another origin: it receives webhooks and serves a page. */
async function withSite(work: (site: Site) => Promise<void>): Promise<void> {
  const events: string[] = [];
  const page = { html: '', policy: '', held: new Array<ServerResponse>() };
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (request.method === 'POST') events.push(body);
      if (request.url === '/broken') response.statusCode = 503;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', page.policy);
      if (request.url === '/slow') page.held.push(response);
      else response.end(page.html);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const url = `http://127.0.0.1:${Object(server.address()).port}`;
  try {
    await work({
      url,
      events,
      show: (html, scripts) => {
        page.html = html;
        page.policy = `default-src 'none'; style-src 'nonce-shop'; script-src ${scripts}`;
      },
      answerSlow: () => page.held.forEach((one) => one.end()),
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function addWebhook(page: Page, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const hook = page.getByRole('dialog', { name: 'Add a webhook' });
  await hook.getByLabel('Address').fill(url);
  await hook.getByLabel('A lead comes in').check();
  await hook.getByRole('button', { name: 'Add a webhook' }).click();
  const secret = page.getByRole('dialog', { name: 'The secret of your webhook' });
  await secret.getByRole('button', { name: 'I have saved it' }).click();
}

/** Sends a test event of choice from the open menu of a webhook. */
async function sendTest(page: Page, event = 'Test event'): Promise<void> {
  await page.getByRole('menuitem', { name: 'Send a test event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a test event' });
  await dialog.getByRole('combobox', { name: 'Event' }).click();
  await page.getByRole('option', { name: event }).click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
}

async function rebrand(request: APIRequestContext, name: string): Promise<void> {
  const token = await getToken(request, 'partner', 'partner@demo.in');
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await request.get('/api/partner/brand', { headers })).json();
  const looks = { name, name_hi: '', title: '', title_hi: '', logo: '', logo_wide: '' };
  const colours = { primary: '#00573f', secondary: '#101010', font_family: 'Georgia' };
  const saved = await request.post('/api/partner/brand', {
    headers,
    data: { ...looks, ...colours, version: data.version },
  });
  expect(saved.status()).toBe(200);
}

test('a delivery that failed says why, where it went and when it is tried again', async ({
  page,
}) => {
  await asPartner(page, 'second@demo.in');
  await withSite(async (site) => {
    const url = `${site.url}/broken`;
    await page.goto('/partner/digital-integration');
    await addWebhook(page, url);
    await page.getByRole('button', { name: /^More.*broken/ }).click();
    await sendTest(page);
    // The log shows the outcome without a reload.
    const log = page.getByRole('table', { name: 'Deliveries' });
    await expect(log).toContainText('The server answered with an error (503)');
    await log.getByRole('button', { name: 'Test event' }).click();
    const dialog = page.getByRole('dialog', { name: 'Event' });
    await expect(dialog).toContainText('The server answered with an error (503)');
    await expect(dialog).toContainText(url);
    await expect(dialog).toContainText(/Next attempt\d/);
    // So low that the dialog scrolls.
    await page.setViewportSize({ width: 1280, height: 480 });
    await expectAccessible(page);
    const before = site.events.length;
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('The event is on its way').last()).toBeVisible();
    await expect.poll(() => site.events.length).toBeGreaterThan(before);
  });
});

test('the log of several webhooks says where each event goes and what is being sent', async ({
  page,
}) => {
  await asPartner(page, 'second@demo.in');
  await withSite(async (site) => {
    await page.goto('/partner/digital-integration');
    await addWebhook(page, `${site.url}/quick`);
    await addWebhook(page, `${site.url}/slow`);
    for (const path of ['quick', 'slow']) {
      await page.getByRole('button', { name: new RegExp(`^More.*${path}`) }).click();
      await sendTest(page);
    }
    const log = page.getByRole('table', { name: 'Deliveries' });
    const slow = log.getByRole('row').filter({ hasText: `${site.url}/slow` });
    await expect(slow).toContainText('Being sent');
    // No attempt is planned while this one runs.
    await expect(slow.getByRole('cell').last()).toHaveText('–');
    await slow.getByRole('button', { name: 'Test event' }).click();
    const dialog = page.getByRole('dialog', { name: 'Event' });
    await expect(dialog).toContainText('Being sent');
    site.answerSlow();
    await expect(dialog).toContainText('Delivered');
    await dialog.press('Escape');
    await expect(slow).toContainText('Delivered');
    const quick = log.getByRole('row').filter({ hasText: `${site.url}/quick` });
    await expect(quick).toContainText('Delivered');
  });
});

test('a partner connects its systems: a key, a webhook, the widget', async ({ page, request }) => {
  await page.goto('/partner/login');
  await signInToConsole(page, 'partner@demo.in', 'Partner@123');
  await page.getByRole('link', { name: 'Digital Integration' }).click();
  await expect(page.getByRole('heading', { name: 'Digital Integration', level: 1 })).toBeVisible();
  const preview = page.frameLocator('iframe[title^="Preview of the widget"]');
  await expect(
    preview.getByRole('region', { name: 'Compare loan offers with Cedarloop' }),
  ).toBeVisible();
  await page.getByText('Create a customer link').click();
  await expect(
    page.getByText('The key needs the right: Make customer links.').first(),
  ).toBeVisible();
  await page.getByText('Check the signature of an event').click();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Create a key' }).click();
  const form = page.getByRole('dialog', { name: 'Create a key' });
  await form.getByLabel('Name').fill('CRM');
  await form.getByLabel('Make customer links').check();
  await form.getByRole('button', { name: 'Create a key' }).click();
  const made = page.getByRole('dialog', { name: 'Your key is ready' });
  await made.getByRole('button', { name: 'Copy the secret' }).click();
  await expectAccessible(page);
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^mpk_test_/);
  const key = await page.evaluate(() => navigator.clipboard.readText());
  await made.getByRole('button', { name: 'I have saved it' }).click();
  const headers = { authorization: `Bearer ${key}` };
  const data = { product: 'personal_loan' };
  const link = await request.post('/api/partner/prospects', { headers, data });
  expect(link.status()).toBe(200);
  await page.getByRole('button', { name: 'Revoke CRM' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('table', { name: 'API keys' })).toContainText('Revoked');
  expect((await request.post('/api/partner/prospects', { headers, data })).status()).toBe(401);

  await withSite(async (site) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The menu of the wide page would lie over the narrow one.
    await page.reload();
    await addWebhook(page, `${site.url}/hook`);
    await page.getByRole('button', { name: /^More.*\/hook/ }).click();
    await sendTest(page);
    await expect.poll(() => site.events.length).toBe(1);
    expect(JSON.parse(site.events[0] ?? '')).toMatchObject({ type: 'test' });
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Copy the tag' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('/partner/widget.js');
    const tag = await page.evaluate(() => navigator.clipboard.readText());
    site.show(
      `<!doctype html><html lang="en"><title>My shop</title><style nonce="shop">* { color: red !important; display: none } html, body { display: block !important } html { font-size: 50% } main, h1 { display: block } h1 { font-size: 40px }</style><body><main><h1>My shop</h1>${tag}</main></body></html>`,
      new URL(page.url()).origin,
    );
    await page.goto(site.url);
    const box = page.getByRole('region', { name: /^Compare loan offers/ });
    await expect(box).toBeVisible();
    // Neither the policy nor the font size of the page changes the widget.
    await expect(box).toHaveCSS('padding', '20px');
    await expect(box).toHaveCSS('width', '310px');
    await page.getByLabel('What do you need?').selectOption({ index: 1 });
    await expectAccessible(page);
    // The tag stays as it is, and shows the brand of today.
    await expect(box).not.toHaveAccessibleName(/Saffron Credit/);
    await rebrand(request, 'Saffron Credit');
    await page.reload();
    await expect(box).toHaveAccessibleName('Compare loan offers with Saffron Credit');
    await expect(page.getByRole('link', { name: /^See my offers/ })).toHaveCSS(
      'background-color',
      'rgb(0, 87, 63)',
    );
    await expect(page.getByLabel('What do you need?').getByRole('option').first()).toHaveText(
      'Personal Loans',
    );
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /^See my offers/ }).click(),
    ]);
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
