import { DEFAULT_FUNNEL } from '@marketplace/shared/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config';
import { ALL_CONTROLLED, createApprovalActions, getPendingId } from '../../testing/approvals';
import { createPartnerUserActions } from '../../testing/partnerUsers';
import { adminToken, partnerToken } from '../../testing/signIn';
import { getData, testServer } from '../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1', CONTENT_APPROVAL: 'required' });
const { ask } = server;
const { join, users } = createPartnerUserActions(server);
const { tokens, get, post, decide, approval, signIn } = createApprovalActions(server);
const OTHER = 'second@demo.in';

const LOOKS = {
  name: 'Saffron Credit',
  name_hi: '',
  title: 'Money for your shop',
  title_hi: '',
  logo: '',
  logo_wide: '',
  font_family: 'Georgia',
  primary: '#FFE600',
  secondary: '#101010',
};

let owner = '';
beforeAll(async () => {
  await signIn();
  owner = await partnerToken(server);
});

const readPublic = async (segment = 'cl') =>
  Object((await ask('GET', `/api/get-partner-by-name/${segment}`)).body).data;
const readBrand = async (token = owner) => getData(await get('/api/partner/brand', token));
const saveBrand = async (changes: object, token = owner) => {
  const { brand, version } = await readBrand(token);
  const body = { ...LOOKS, ...brand, ...changes, version };
  return ask('POST', '/api/partner/brand', { token, body });
};
const publish = async (texts: object, token = owner) => {
  const draft = { ...DEFAULT_FUNNEL, ...texts };
  await ask('POST', '/api/partner/funnel/draft', { token, body: draft });
  return ask('POST', '/api/partner/funnel/publish', { token, body: { note: '' } });
};
const withdraw = (id: string, token = owner) =>
  ask('POST', `/api/partner/content-changes/${id}/withdrawal`, { token, body: {} });

test('production requires it, and the demo does not', () => {
  expect(readConfig({}).contentApprovalByDefault).toBe(false);
  expect(readConfig({ NODE_ENV: 'production' }).contentApprovalByDefault).toBe(true);
  expect(readConfig({ CONTENT_APPROVAL: 'required' }).contentApprovalByDefault).toBe(true);
  expect(() => readConfig({ CONTENT_APPROVAL: 'off' })).toThrow(/CONTENT_APPROVAL/u);
});

describe('a brand', () => {
  test('is seen by borrowers once an admin has approved its name, heading and logo', async () => {
    const saved = await saveBrand({});
    expect(getData(saved)).toMatchObject({
      brand: null,
      change: { status: 'waiting', brand: { name: LOOKS.name } },
    });
    const { change, version } = getData(saved);
    expect(version).toBe(0);
    expect(await readPublic()).not.toHaveProperty('brand');
    expect(await approval(change.id)).toMatchObject({
      approval: { kind: 'brand', record_id: '1', changes: [{ field: 'brand', before: 'null' }] },
      is_own: false,
      conflicts: [],
    });
    expect((await decide(change.id, { status: 'approved' }, owner)).status).toBe(403);
    const role3 = await adminToken(server, 3);
    expect((await decide(change.id, { status: 'approved' }, role3)).status).toBe(403);
    const approved = await decide(change.id, { status: 'approved' }, tokens.first);
    expect(approved.status).toBe(200);
    expect((await readPublic()).brand).toEqual(LOOKS);
    expect(await readBrand()).toMatchObject({ brand: LOOKS, change: null });
  });

  test('has its colours and font at once, and keeps them when older texts are approved', async () => {
    const { change } = getData(await saveBrand({ title: 'Loans for your shop' }));
    const coloured = await saveBrand({ primary: '#112233' });
    expect(getData(coloured).brand).toMatchObject({ primary: '#112233', title: LOOKS.title });
    expect((await readPublic()).brand).toMatchObject({ primary: '#112233', title: LOOKS.title });
    expect((await decide(change.id, { status: 'approved' }, tokens.first)).status).toBe(409);
    const { conflicts } = await approval(change.id);
    expect(conflicts).toMatchObject([{ field: 'brand' }]);
    const accepted = { status: 'approved', accepted: conflicts };
    expect((await decide(change.id, accepted, tokens.first)).status).toBe(200);
    expect((await readPublic()).brand).toMatchObject({
      primary: '#112233',
      title: 'Loans for your shop',
    });
  });

  test('is withdrawn by its partner alone, and refused with a reason that the partner reads', async () => {
    const first = getData(await saveBrand({ name: 'Saffron Bank' })).change;
    expect((await withdraw(first.id, await partnerToken(server, OTHER))).status).toBe(404);
    expect((await withdraw(first.id)).status).toBe(200);
    expect((await withdraw(first.id)).status).toBe(409);
    expect(await readBrand()).toMatchObject({ change: null });
    const { change } = getData(await saveBrand({ name: 'Saffron Bank' }));
    const reason = 'You are no bank';
    await decide(change.id, { status: 'refused', reason }, tokens.first);
    expect(await readBrand()).toMatchObject({
      brand: { name: LOOKS.name },
      change: { status: 'refused', decision_reason: reason },
    });
    expect((await withdraw(change.id)).status).toBe(409);
  });

  test('that claims too much is refused at once', async () => {
    const refused = await saveBrand({ title: 'Guaranteed loans' });
    expect(refused).toMatchObject({ status: 422, body: { errors: { title: expect.any(String) } } });
  });

  test('asked for by a user who has been removed does not go live', async () => {
    const theirs = await partnerToken(server, OTHER);
    const user = await join(theirs, 4, 'owner');
    const { change } = getData(await saveBrand({ name: 'Another' }, user.token));
    expect(change).toMatchObject({ status: 'waiting', requested_by_name: 'Tara Joshi' });
    expect((await users('DELETE', theirs, `4/users/${user.id}`)).status).toBe(200);
    expect((await decide(change.id, { status: 'approved' }, tokens.first)).status).toBe(409);
    expect((await withdraw(change.id, theirs)).status).toBe(200);
  });
});

describe('the texts of a funnel', () => {
  const TEXTS = { headline_en: 'Loans for shopkeepers', headline_hi: 'दुकानदारों के लिए लोन' };

  test('are seen by borrowers once an admin has approved what was shown', async () => {
    const asked = getData(await publish(TEXTS));
    expect(asked).toMatchObject({ versions: [], change: { status: 'waiting', content: TEXTS } });
    expect(await readPublic()).not.toHaveProperty('funnel');
    const { id } = asked.change;
    expect((await approval(id)).approval).toMatchObject({ kind: 'funnel', collection: 'funnels' });
    // The draft goes on; what counts is what the admin saw.
    const later = { ...DEFAULT_FUNNEL, ...TEXTS, headline_en: 'Loans for all' };
    await ask('POST', '/api/partner/funnel/draft', { token: owner, body: later });
    expect((await decide(id, { status: 'approved' }, tokens.first)).status).toBe(200);
    expect((await readPublic()).funnel).toMatchObject(TEXTS);
    expect(getData(await get('/api/partner/funnel', owner))).toMatchObject({
      draft: { headline_en: 'Loans for all' },
      versions: [{ number: 1, content: TEXTS }],
      change: null,
    });
  });

  test('wait when an earlier version comes back; other parts count at once', async () => {
    const products = ['gold_loan', 'personal_loan'];
    expect(getData(await publish({ ...TEXTS, products })).versions).toHaveLength(2);
    expect((await readPublic()).funnel).toMatchObject({ products });
    const { change } = getData(await publish({ products }));
    await decide(change.id, { status: 'approved' }, tokens.first);
    const path = '/api/partner/funnel/versions/1/restore';
    const restored = await ask('POST', path, { token: owner, body: { note: '' } });
    expect(getData(restored)).toMatchObject({ change: { status: 'waiting', content: TEXTS } });
    expect((await readPublic()).funnel).toMatchObject({ headline_en: '' });
    await decide(getData(restored).change.id, { status: 'approved' }, tokens.first);
    expect((await readPublic()).funnel).toMatchObject(TEXTS);
  });
});

test('one admin alone may switch the rule off; with two, the other one decides', async () => {
  const settings = {
    ...ALL_CONTROLLED,
    ...Object.fromEntries(Object.keys(ALL_CONTROLLED).map((kind) => [kind, 0])),
  };
  const read = async () => getData(await get('/api/approval-settings'));
  expect(await read()).toMatchObject({ brand: 1, funnel: 1 });
  const alone = await post('/api/approval-settings', { ...settings, brand: 0, funnel: 1 });
  expect(alone.status).toBe(200);
  expect(await read()).toMatchObject({ brand: 0, funnel: 1 });
  expect(getData(await saveBrand({ name: 'At once' }))).toMatchObject({
    brand: { name: 'At once' },
  });
  await ask('PUT', '/api/rest/admin-users/3', { token: tokens.first, body: { role: '1' } });
  await signIn();
  const asked = await post('/api/approval-settings', { ...settings, brand: 0, funnel: 0 });
  expect(await read()).toMatchObject({ funnel: 1 });
  await decide(getPendingId(asked), { status: 'approved' });
  expect(await read()).toMatchObject({ funnel: 0 });
});
