import { expect, test } from 'vitest';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;

const ownLink = {
  campaign: 'Diwali',
  partner_id: 1,
  product: 'personal_loan',
  utm_source: 'poster',
  utm_medium: 'qr',
  utm_campaign: 'diwali',
  utm_term: '',
  utm_content: '',
};

const list = async (path: string, token: string) =>
  Object((await ask('GET', `/api/partner/${path}`, { token })).body).data;

const follow = async (address: string) => {
  const { pathname } = new URL(address);
  const answer = await fetch(server.url() + pathname, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' },
  });
  return answer.headers.get('location') ?? '';
};

test('texts are filled with the partner’s own name and link', async () => {
  const own = await list('message-contents', await partnerToken(server));
  const other = await list('message-contents', await partnerToken(server, 'second@demo.in'));
  expect(own.length).toBeGreaterThan(0);
  expect(JSON.stringify(own)).not.toMatch(/\{(partner|link)\}/u);
  expect(other[0].text_en).toContain('Taralune');
  expect(own[0].text_en).not.toContain('Taralune');
});

test('the link in a text is short, keeps the partner’s attribution, and counts its clicks', async () => {
  const [{ text_en, text_hi }] = await list(
    'message-contents',
    await partnerToken(server, 'second@demo.in'),
  );
  const [address = ''] = /http\S+/u.exec(text_hi) ?? [];
  expect(text_en).toContain(address);
  expect(new URL(address).pathname).toMatch(/^\/l\/.{1,26}$/u);
  await fetch(address, { method: 'HEAD', redirect: 'manual' });
  const token = await adminToken(server);
  const filter = encodeURIComponent(JSON.stringify({ utm_medium: 'message' }));
  const links = async () =>
    (await ask('GET', `/api/rest/tracking-links?filter=${filter}`, { token })).body;
  expect(await links()).toMatchObject([{ clicks: 0, automatic_clicks: 1 }]);
  for (const target of await Promise.all([
    follow(address),
    follow(address.replace('message', 'MESSAGE')),
  ]))
    expect(target).toMatch(
      /^\/redirect\?product=personal_loan&to=%2Ftarafin.*&utm_medium=message.*&utm_id=tarafin_304$/u,
    );
  expect(await links()).toMatchObject([{ partner_id: 4, product: 'personal_loan', clicks: 2 }]);
  for (const code of ['message-personal_loan-4', 'Message-gold_loan-1', 'creative-1-1']) {
    const body = { ...ownLink, code };
    expect((await ask('POST', '/api/rest/tracking-links', { token, body })).status).toBe(409);
  }
  for (const code of ['message-nothing-1', 'message-gold_loan-999', 'message-gold_loan-'])
    expect(await follow(`${server.url()}/l/${code}`)).toBe('');
});

test('the name of a text and of a creative is in Hindi if an admin has written one', async () => {
  const token = await partnerToken(server);
  const admin = await adminToken(server);
  for (const path of ['message-contents', 'creatives']) {
    const [seeded] = await list(path, token);
    expect(seeded.name_hi).toMatch(/^\p{Script=Devanagari}/u);
    const record = `/api/rest/${path}/${seeded.id}`;
    for (const name_hi of ['', 'नया नाम']) {
      expect((await ask('PUT', record, { token: admin, body: { name_hi } })).status).toBe(200);
      expect((await list(path, token))[0]).toMatchObject({ name: seeded.name, name_hi });
    }
  }
});

test('the QR of a creative leads to its offer in the partner’s brand until it is withdrawn', async () => {
  const token = await partnerToken(server, 'second@demo.in');
  const admin = await adminToken(server);
  const [creative, , old] = await list('creatives', token);
  expect(old).toMatchObject({ withdrawn: true, link: '', headline_en: '', line_hi: '' });
  expect(creative.disclosure_en).toContain('lender decides');
  expect(await follow(creative.link)).toMatch(/^\/redirect\?product=personal_loan&to=%2Ftarafin/u);
  const path = `/api/rest/creatives/${creative.id}`;
  const body = { expires_on: '2020-01-01' };
  expect((await ask('PUT', path, { token: admin, body })).status).toBe(200);
  expect(await follow(creative.link)).toBe('/tarafin');
  expect((await list('creatives', token))[0]).toMatchObject({ withdrawn: true, link: '' });
  expect((await ask('PUT', path, { token, body })).status).toBe(403);
});
