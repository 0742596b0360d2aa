import { DEFAULT_FUNNEL, type Funnel } from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { adminToken, partnerToken, getText } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1' });
const { ask } = server;

const FUNNEL: Funnel = {
  ...DEFAULT_FUNNEL,
  products: ['gold_loan', 'personal_loan'],
  headline_en: 'Loans for shopkeepers',
  headline_hi: 'दुकानदारों के लिए लोन',
  accent: '#1F4FD8',
  questions: ['amount', 'income'],
};

const getBrand = (segment: string) => ask('GET', `/api/get-partner-by-name/${segment}`);
const read = (token: string) => ask('GET', '/api/partner/funnel', { token });
const saveDraft = (token: string, body: object) =>
  ask('POST', '/api/partner/funnel/draft', { token, body });
const publish = (token: string, body: object = { note: '' }) =>
  ask('POST', '/api/partner/funnel/publish', { token, body });
const restore = (token: string, number: number | string) =>
  ask('POST', `/api/partner/funnel/versions/${number}/restore`, { token, body: { note: 'Back' } });

test('publishing a draft makes a version, and restoring an earlier one makes a new version', async () => {
  const token = await partnerToken(server);
  const started = await read(token);
  expect(started.body).toEqual({
    data: {
      draft: DEFAULT_FUNNEL,
      draft_saved_at: null,
      draft_saved_by: '',
      versions: [],
      change: null,
      version: 0,
    },
  });
  expect((await publish(token)).status).toBe(409);

  const saved = await saveDraft(token, FUNNEL);
  expect(saved).toMatchObject({ status: 200, body: { data: { draft: FUNNEL, versions: [] } } });
  expect(Object((await getBrand('topclind')).body).data).not.toHaveProperty('funnel');
  const first = await publish(token, { note: 'For Diwali' });
  expect(first).toMatchObject({
    status: 200,
    body: {
      data: {
        versions: [
          {
            number: 1,
            content: FUNNEL,
            note: 'For Diwali',
            published_by: expect.stringMatching(/\S/u),
            published_at: expect.stringMatching(/^\d{4}-/u),
            restored_from: null,
          },
        ],
      },
    },
  });
  expect((await publish(token)).status).toBe(409);

  const plain = { ...FUNNEL, products: ['credit_card'], accent: '' };
  await saveDraft(token, plain);
  expect((await publish(token)).status).toBe(200);
  expect((await restore(token, 2)).status).toBe(409);
  expect(await getBrand('topclind')).toMatchObject({ body: { data: { funnel: plain } } });
  const back = await restore(token, 1);
  expect(await getBrand('topclind')).toMatchObject({ body: { data: { funnel: FUNNEL } } });
  expect(Object((await getBrand('campusid')).body).data).not.toHaveProperty('funnel');
  expect(back).toMatchObject({
    status: 200,
    body: {
      data: {
        draft: FUNNEL,
        versions: [
          { number: 3, content: FUNNEL, note: 'Back', restored_from: 1 },
          { number: 2, content: plain },
          { number: 1, content: FUNNEL },
        ],
      },
    },
  });
  for (const none of [9, 0, 'x']) expect((await restore(token, none)).status).toBe(404);

  const log = await ask('GET', '/api/rest/audit-entries?filter={"collection":"funnel_versions"}', {
    token: await adminToken(server),
  });
  expect(log.body).toHaveLength(3);
  expect(log.body).toMatchObject([{ area: 'partner' }, { call: 'publishFunnel' }, {}]);
});

test('a change that is based on an older record is refused and changes nothing', async () => {
  const token = await partnerToken(server);
  const { version } = Object(Object((await read(token)).body).data);
  const saved = await saveDraft(token, { ...FUNNEL, accent: '#0A0A0A', version });
  expect(saved.status).toBe(200);
  for (const send of [
    saveDraft(token, { ...FUNNEL, version }),
    publish(token, { note: '', version }),
  ])
    expect(await send).toMatchObject({ status: 409, body: { current: expect.any(Object) } });
  expect((await read(token)).body).toEqual(saved.body);
});

test('a partner has its own funnel alone', async () => {
  const other = await partnerToken(server, 'second@demo.in');
  const untouched = await read(other);
  expect(untouched.body).toMatchObject({ data: { draft: DEFAULT_FUNNEL, versions: [] } });
  const own = await read(await partnerToken(server));
  // Its versions have numbers of their own, so that another partner's cannot be brought back.
  expect((await restore(other, 1)).status).toBe(404);
  expect((await saveDraft(other, { ...FUNNEL, partner_id: 1 })).status).toBe(422);
  await saveDraft(other, { ...FUNNEL, accent: '#00FF66' });
  expect(await publish(other)).toMatchObject({ body: { data: { versions: [{ number: 1 }] } } });
  expect(await read(await partnerToken(server))).toMatchObject({ body: own.body });
  for (const token of [undefined, await adminToken(server)]) {
    const refused = await ask('GET', '/api/partner/funnel', token ? { token } : {});
    expect(refused.status).toBe(token ? 403 : 401);
  }
});

test.each([false, true])(
  'an admin who acts as the partner changes nothing (write: %s)',
  async (write) => {
    const started = await ask('POST', '/api/partner/masquerade', {
      token: await adminToken(server),
      body: { partner_id: 1, reason: 'Check the funnel', write },
    });
    const token = getText(started, 'token');
    const before = await read(token);
    expect(before.status).toBe(200);
    for (const refused of [saveDraft(token, FUNNEL), publish(token), restore(token, 1)])
      expect((await refused).status).toBe(403);
    expect((await read(token)).body).toEqual(before.body);
  },
);

test.each([
  ['products', { products: [] }],
  ['products', { products: ['gold_loan', 'gold_loan'] }],
  ['products[0]', { products: ['car'] }],
  ['headline_en', { headline_en: '<b>Loans</b>' }],
  ['headline_en', { headline_en: 'x'.repeat(81) }],
  ['headline_hi', { headline_hi: ' ' }],
  ['subline_en', { subline_hi: 'सिर्फ़ हिन्दी' }],
  ['subline_hi', { subline_en: 'x', subline_hi: 'क'.repeat(201) }],
  ['accent', { accent: 'red' }],
  ['accent', { accent: 'url(x)' }],
  ['questions', { questions: ['amount', 'work', 'income', 'place'] }],
  ['questions[0]', { questions: ['tin'] }],
  ['script', { script: 'alert(1)' }],
])('%s is refused in both languages: %j', async (field, wrong) => {
  const token = await partnerToken(server);
  const before = await read(token);
  const messages = [];
  for (const language of ['en', 'hi']) {
    const answer = await ask('POST', '/api/partner/funnel/draft', {
      token,
      body: { ...FUNNEL, ...wrong },
      headers: { 'accept-language': language },
    });
    expect(answer.status).toBe(422);
    messages.push(Object(Object(answer.body).errors)[field]);
  }
  expect(messages).toEqual([expect.any(String), expect.stringMatching(/[\u0900-\u097F]/u)]);
  expect((await read(token)).body).toEqual(before.body);
});
