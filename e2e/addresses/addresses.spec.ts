import { getBrand, PARTNER_IDENTIFIERS } from '@marketplace/shared/branding';
import { expect, test } from '../fixtures/fixtures';

for (const path of ['/', '/login', '/admin/login', '/partner/login', '/TOPCLIND/partner/login'])
  test(`${path} shows its app without a complaint of the browser`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

test('a page may not be framed and runs no script but its own', async ({ request }) => {
  for (const path of ['/', '/admin', '/partner']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')*;/);
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test('a missing file is 404, not a page', async ({ request }) => {
  const answer = await request.get('/admin/assets/gone-12345678.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).not.toContain('html');
});

test('an unknown address also has the status 404', async ({ request }) => {
  const getStatus = async (path: string) => (await request.get(path)).status();
  for (const path of ['/no/such/page', '/404', '/nobody-knows', '/user/no/such/page'])
    expect(await getStatus(path), path).toBe(404);
  for (const path of ['/campusid', '/TOPCLIND', '/user/offers', '/transfer/x', '/admin/no/such'])
    expect(await getStatus(path), path).toBe(200);
});

test('each brand’s font loads from the own origin, and its page names it', async ({ request }) => {
  const files = new Map<string, string>();
  for (const id of PARTNER_IDENTIFIERS) {
    const { font_source, font_family } = getBrand(id);
    expect(font_source, id).toMatch(/^\//);
    files.set(font_family, font_source);
  }
  expect(files.size).toBeGreaterThan(2);
  for (const path of files.values()) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain('font/woff2');
    expect((await answer.body()).subarray(0, 4).toString(), path).toBe('wOF2');
  }
  const page = await (await request.get('/KESARPAY')).text();
  const { font_family, font_source } = getBrand('KESARPAY');
  expect(page).toContain(`font-family:'${font_family}'`);
  expect(page).toContain(`url(${font_source})`);
});
