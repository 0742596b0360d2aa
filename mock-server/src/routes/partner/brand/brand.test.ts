import { PARTNER_IDENTIFIERS } from '@marketplace/shared/branding';
import { expect, test } from 'vitest';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;

test('a partner’s brand is public, its terms are not', async () => {
  for (const name of ['cl', 'TOPCLIND', 'topclind']) {
    const { status, body } = await ask('GET', `/api/get-partner-by-name/${name}`);
    expect(status).toBe(200);
    expect(Object.keys(Object(body).data).toSorted()).toEqual([
      'id',
      'name',
      'title',
      'url_segment',
    ]);
  }
  expect((await ask('GET', '/api/get-partner-by-name/nobody')).status).toBe(404);
});

test('an admin sets a partner’s terms, the partner reads its own', async () => {
  const token = await adminToken(server);
  const terms = { revenue_percent: 12.345, revenue_flat_fee: null };
  const saved = await ask('POST', '/api/update-partner-revenue-data/1', { token, body: terms });
  expect(saved).toMatchObject({ status: 200, body: { message: 'Partner updated' } });
  expect(
    (await ask('POST', '/api/update-partner-utm/1', { token, body: { utm_id: 'a_b-1' } })).status,
  ).toBe(200);
  const own = await ask('GET', '/api/partner/get-revenue', { token: await partnerToken(server) });
  expect(own).toMatchObject({ status: 200, body: { data: { ...terms, utm_id: 'a_b-1', id: 1 } } });
  const other = await ask('GET', '/api/partner/get-revenue', {
    token: await partnerToken(server, 'second@demo.in'),
  });
  expect(Object(other.body).data.id).not.toBe(1);
});

test.each([
  ['/api/update-partner-utm/1', { utm_id: 'a b' }, 422],
  ['/api/update-partner-utm/999', { utm_id: 'ab' }, 404],
  ['/api/update-partner-utm/x', { utm_id: 'ab' }, 404],
  ['/api/update-partner-revenue-data/1', { revenue_percent: 101, revenue_flat_fee: 1 }, 422],
  ['/api/update-partner-revenue-data/1', { revenue_percent: 10.0001, revenue_flat_fee: 1 }, 422],
  ['/api/update-partner-revenue-data/1', { revenue_percent: 10, revenue_flat_fee: -1 }, 422],
])('%s refuses %j with %i', async (path, body, status) => {
  expect((await ask('POST', path, { token: await adminToken(server), body })).status).toBe(status);
});

test.each(['', ' '])('a utm_id of %j is refused, as the dialog does', async (utm_id) => {
  const token = await adminToken(server);
  const body = { utm_id };
  expect(await ask('POST', '/api/update-partner-utm/1', { token, body })).toMatchObject({
    status: 422,
    body: { errors: { utm_id: expect.any(String) } },
  });
});

test('languages are those of India; another country is 404', async () => {
  const answer = await ask('POST', '/api/getLanguages', { body: { countryCode: 'IN' } });
  expect(answer).toMatchObject({ status: 200, body: { data: [{ languageName: 'English' }, {}] } });
  expect((await ask('POST', '/api/getLanguages', { body: { countryCode: 'XX' } })).status).toBe(
    404,
  );
});

test('option lists come whole, by name, by number, and in Hindi with the same keys', async () => {
  const all = await ask('GET', '/api/search-list/en');
  expect((await ask('GET', '/api/search-list/en/0')).body).toEqual(all.body);
  const hindi = await ask('GET', '/api/search-list/hi');
  expect(Object.keys(Object(hindi.body))).toEqual(Object.keys(Object(all.body)));
  const named = await ask('GET', '/api/search-list/hi/salaryMode');
  expect(Object.keys(Object(named.body))).toEqual(['salaryMode']);
  expect(JSON.stringify(named.body)).toMatch(/[\u0900-\u097F]/u);
  expect(await ask('GET', '/api/search-list/hi/3')).toMatchObject({ body: named.body });
  expect((await ask('GET', '/api/search-list/en/nothing')).status).toBe(404);
  expect((await ask('GET', '/api/search-list/fr')).status).toBe(404);
});

test('a partner that an admin adds has the default brand; an unknown segment is 404', async () => {
  const token = await adminToken(server);
  const body = { name: 'Nadipay', title: 'Nadi Payments', url_segment: 'nadi-pay' };
  expect((await ask('GET', '/api/get-partner-by-name/nadi-pay')).status).toBe(404);
  const added = await ask('POST', '/api/admin/partners', { token, body });
  expect(added).toMatchObject({ status: 200, body: { message: 'Partner added' } });
  expect(await ask('GET', '/api/get-partner-by-name/nadi-pay')).toMatchObject({
    status: 200,
    body: { data: { name: 'NADIPAY', title: 'Nadi Payments', url_segment: 'nadi-pay' } },
  });
  const id = Object(added.body).partner_id;
  expect(await ask('GET', `/api/rest/partners/${id}`, { token })).toMatchObject({
    body: { status: 1, revenue_percent: null, revenue_flat_fee: null },
  });
});

test('the fixtures hold a partner without a brand of its own', async () => {
  const { status, body } = await ask('GET', '/api/get-partner-by-name/baharpay');
  expect(status).toBe(200);
  expect(PARTNER_IDENTIFIERS).not.toContain(Object(body).data.name);
});

test.each([
  [{ name: 'TOPCLIND', title: 'Once more', url_segment: 'once-more' }, 409, 'name'],
  [{ name: 'ONCEMORE', title: 'Once more', url_segment: 'campusid' }, 409, 'url_segment'],
  [{ name: 'ONCEMORE', title: 'Once more', url_segment: 'admin' }, 422, 'url_segment'],
  [{ name: 'ONCEMORE', title: 'Once more', url_segment: 'a/b' }, 422, 'url_segment'],
  [{ name: 'ONCE MORE', title: 'Once more', url_segment: 'once' }, 422, 'name'],
  [{ name: 'ONCEMORE', title: ' ', url_segment: 'once' }, 422, 'title'],
])('no partner is made of %j: %i', async (body, status, field) => {
  const answer = await ask('POST', '/api/admin/partners', {
    token: await adminToken(server),
    body,
  });
  expect(answer.status).toBe(status);
  expect(Object(answer.body).errors).toHaveProperty(field);
});

test('only full access adds a partner', async () => {
  const body = { name: 'ONCEMORE', title: 'Once more', url_segment: 'once' };
  const token = await adminToken(server, 2);
  expect((await ask('POST', '/api/admin/partners', { token, body })).status).toBe(403);
});
