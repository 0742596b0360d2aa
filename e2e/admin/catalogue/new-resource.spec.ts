import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../checks/accessible';
import { signInToConsole } from '../../fixtures/console';
import { type RunningServer, startProductServer } from '../../fixtures/productServer';
import { listDocumentedFiles } from '../../../scripts/test/documentedFiles';
import { createScratchCopy } from '../../fixtures/scratchCopy';

const files = listDocumentedFiles('docs/add-a-resource.md');
let copy: string;
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = createScratchCopy(files);
  server = await startProductServer('new resource', { RATE_LIMITS: 'off' }, copy);
});

test.afterAll(async () => {
  await server?.stop();
  if (copy) rmSync(copy, { recursive: true, force: true });
});

async function getToken(email: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Admin@123' }),
  });
  return String(Object(await answer.json()).token);
}

const branch = {
  name: 'Civil Lines',
  city: 'Delhi',
  ifsc: 'DEMO0000003',
  pincode: '110054',
  active: 1,
};

test('the documented resource is at most five files and eighty lines', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThanOrEqual(5);
  const written = files.reduce((sum, file) => sum + file.written, 0);
  expect(written).toBeLessThanOrEqual(80);
});

test('the documented resource is served over REST with its rules and roles', async () => {
  const ask = async (email: string, method: string, path = '', body?: object) => {
    const answer = await fetch(`${server.url}/api/rest/branches${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await getToken(email)}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: Object(await answer.json()) };
  };
  const found = await ask(
    'reports@demo.in',
    'GET',
    `?filter=${encodeURIComponent('{"q":"mumbai"}')}`,
  );
  expect(found.body).toMatchObject([{ name: 'Fort', city: 'Mumbai' }]);
  const refused = await ask('admin@demo.in', 'POST', '', { ...branch, ifsc: 'demo1' });
  expect(refused.status).toBe(422);
  expect(refused.body.errors.ifsc).toBe('IFSC format is invalid (case sensitive field)');
  expect((await ask('reports@demo.in', 'POST', '', branch)).status).toBe(403);
  expect((await ask('telecalling@demo.in', 'GET')).status).toBe(403);
  const created = await ask('admin@demo.in', 'POST', '', branch);
  expect(created.status).toBe(201);
  const path = `/${created.body.id}`;
  const changed = await ask('admin@demo.in', 'PUT', path, { city: 'New Delhi', version: 1 });
  expect(changed.body).toMatchObject({ ...branch, city: 'New Delhi', version: 2 });
  expect((await ask('admin@demo.in', 'PUT', path, { city: 'Agra', version: 1 })).status).toBe(409);
  expect((await ask('admin@demo.in', 'DELETE', path)).status).toBe(200);
  expect((await ask('admin@demo.in', 'GET', path)).status).toBe(404);
  const { paths } = Object(await (await fetch(`${server.url}/api/openapi.json`)).json());
  expect(Object.keys(paths['/api/rest/branches/{id}'])).toEqual(['get', 'put', 'delete']);
});

test('an admin adds, edits and deletes one in the console', async ({ page }) => {
  await page.goto(`${server.url}/admin/login`);
  await signInToConsole(page, 'admin@demo.in', 'Admin@123');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Branches' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Branches');
  await expect(page.getByRole('row', { name: /Fort/ })).toContainText('Mumbai');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of [
    ['Name', branch.name],
    ['City', branch.city],
    ['IFSC', branch.ifsc],
    ['Pincode', branch.pincode],
  ] as const)
    await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('row', { name: /Civil Lines/ })).toContainText('Delhi');

  await page.getByRole('searchbox').fill('delhi');
  await expect(page.getByRole('row', { name: /Fort/ })).toBeHidden();
  await page.getByRole('link', { name: 'Civil Lines' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Civil Lines');
  await page.getByLabel('City').fill('New Delhi');
  await page.getByLabel('City').blur();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('New Delhi');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/branches(\?|$)/);
  await expect(page.getByRole('link', { name: 'Civil Lines' })).toBeHidden();
});

test('a role that may only read sees it in Hindi, without a way to write', async ({ page }) => {
  await page.goto(`${server.url}/admin/login?callback=/admin/branches/1`);
  await signInToConsole(page, 'reports@demo.in', 'Admin@123');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fort');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.getByRole('button', { name: 'हिन्दी' }).first().click();
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'शाखाएँ' }).first(),
  ).toBeVisible();
  await expect(page.getByText('शहर')).toBeVisible();
});
