import { expect, test } from 'vitest';
import { adminToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const { ask, ...server } = testServer();

interface PublicLender {
  readonly lender_id: number;
  readonly name: string;
  readonly apr_from: number | null;
  readonly apr_to: number | null;
}

const lenders = async (): Promise<PublicLender[]> =>
  Object((await ask('GET', '/api/public-lenders')).body).data;

test('anyone reads the public fields of active lenders, by name', async () => {
  const answer = await ask('GET', '/api/public-lenders');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(answer.headers.get('etag')).toBeTruthy();
  const rows = await lenders();
  expect(rows).toHaveLength(31);
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  for (const row of rows)
    for (const secret of ['priority', 'min_income', 'autosubmission', 'so_text', 'version'])
      expect(row).not.toHaveProperty(secret);
});

test('the APR counts the fees in: it is above the rate, and the shortest loan is the dearest', async () => {
  const token = await adminToken({ ask, ...server });
  const [first] = await lenders();
  const { body } = await ask('GET', `/api/get-lender-data/${first?.lender_id}`, { token });
  const { lender } = Object(body);
  expect(first?.apr_from).toBeGreaterThan(lender.apr_min * 12);
  expect(first?.apr_to).toBeGreaterThan(lender.apr_max * 12);
  expect(first?.apr_to).toBeGreaterThan(first?.apr_from ?? 0);
});

test('a lender that is switched off, or has no rate, shows only what is allowed', async () => {
  const token = await adminToken({ ask, ...server });
  const [off, bare] = await lenders();
  const set = (lender_id: unknown, property: string, value: unknown) =>
    ask('POST', '/api/update-lender-data', { token, body: { lender_id, property, value } });
  await set(off?.lender_id, 'lender_status', 0);
  await set(bare?.lender_id, 'apr_min', null);
  await set(bare?.lender_id, 'apr_max', null);
  const rows = await lenders();
  expect(rows.map(({ lender_id }) => lender_id)).not.toContain(off?.lender_id);
  expect(rows.find(({ lender_id }) => lender_id === bare?.lender_id)).toMatchObject({
    apr_from: null,
    apr_to: null,
  });
});

test('a lender’s description is shown in the Hindi that an admin wrote', async () => {
  const token = await adminToken({ ask, ...server });
  const kaveri = async () => (await lenders()).find(({ name }) => name === 'Kaveri-National');
  expect(await kaveri()).toMatchObject({
    lender_description_hi: expect.stringContaining('टर्नओवर'),
    grievance_officer_hi: 'शिकायत अधिकारी, कावेरी नेशनल',
  });
  const lender_id = (await kaveri())?.lender_id;
  const change = { lender_id, property: 'lender_description_hi', value: 'कम दरों वाला बैंक।' };
  const { status } = await ask('POST', '/api/update-lender-data', { token, body: change });
  expect(status).toBe(200);
  expect(await kaveri()).toMatchObject({ lender_description_hi: 'कम दरों वाला बैंक।' });
});
