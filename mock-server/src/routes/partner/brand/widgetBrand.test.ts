import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { partnerToken } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;

/** Runs the script of a partner's widget, and returns what it hands over. */
async function loadBrand(segment: string) {
  const { status, headers, body } = await ask('GET', `/partner/widget/${segment}.js`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('set-cookie')).toBeNull();
  const events: unknown[] = [];
  const currentScript = { dispatchEvent: (event: unknown) => events.push(event) };
  class CustomEvent {
    readonly detail: unknown;
    constructor(_type: string, { detail }: { readonly detail: unknown }) {
      this.detail = detail;
    }
  }
  runInNewContext(String(body), { document: { currentScript }, CustomEvent });
  return Object(events[0]).detail;
}

test('a widget gets the brand of today, also after a rebrand', async () => {
  const before = await loadBrand('topclind');
  expect(before.name.en).toMatch(/./u);
  expect(before.color).toMatch(/^#[0-9a-f]{6}$/iu);
  expect(before.products.en.gold_loan).toMatch(/Gold/u);
  expect(before.products.hi.gold_loan).not.toBe(before.products.en.gold_loan);
  const token = await partnerToken(server);
  const { version } = getData(await ask('GET', '/api/partner/brand', { token }));
  const names = { name: 'Saffron & Co', name_hi: 'केसर', title: '', title_hi: '' };
  const looks = { logo: '', logo_wide: '', font_family: 'Georgia', secondary: '#101010' };
  const body = { ...names, ...looks, primary: '#00573f', version };
  expect(await ask('POST', '/api/partner/brand', { token, body })).toMatchObject({ status: 200 });
  expect(await loadBrand('topclind')).toMatchObject({
    name: { en: 'Saffron & Co', hi: 'केसर' },
    color: '#00573f',
  });
});

test('a widget of an unknown partner gets nothing', async () => {
  expect((await ask('GET', '/partner/widget/nobody.js')).status).toBe(404);
});
