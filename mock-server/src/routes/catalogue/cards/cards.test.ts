import { beforeAll, expect, test } from 'vitest';
import { adminToken, signInConsumer } from '../../../testing/signIn';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
let token = '';
beforeAll(async () => {
  token = await adminToken(server);
});

const list = async (
  bearer = token,
): Promise<{ category_id: number; sort_order: number; status: number }[]> => {
  const { body } = await server.ask('GET', '/api/get-credit-cards-data', { token: bearer });
  return Array.isArray(body) ? body : [];
};
const post = (path: string, body: unknown): Promise<Answer> =>
  server.ask('POST', path, { token, body });
const set = (category_id: number, property: string, value: unknown): Promise<Answer> =>
  post('/api/update-credit-card-data', { category_id, property, value });

test('cards are listed by sort_order; consumers see those that are on', async () => {
  const cards = await list();
  expect(cards.length).toBeGreaterThan(3);
  expect(cards.map((card) => card.sort_order)).toEqual(
    cards.map((card) => card.sort_order).toSorted((a, b) => a - b),
  );
  const [first] = cards;
  await set(first?.category_id ?? 0, 'status', 0);
  const { token: consumerToken } = await signInConsumer(server, '9200000001');
  const shown = await list(consumerToken);
  expect(shown.every((card) => card.status === 1)).toBe(true);
  expect(shown.some((card) => card.category_id === first?.category_id)).toBe(false);
});

test('a card is made, changed and deleted; its name may then be used again', async () => {
  const made = await post('/api/create-credit-card', { category_name: 'New Card_1' });
  expect(made).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  const id = Number(Object(made.body).category_id);
  expect((await post('/api/create-credit-card', { category_name: 'new card_1' })).status).toBe(409);
  expect((await set(id, 'marketing_bullets', ['One', 'Two'])).status).toBe(200);
  expect((await set(id, 'marketing_bullets', [])).status).toBe(200);
  expect((await set(id, 'utm_link', 'https://cards.example/x?id={UNIQUE_ID}')).status).toBe(200);
  expect((await list()).at(-1)).toMatchObject({
    category_id: id,
    marketing_bullets: [],
    secured: 0,
  });
  expect((await post('/api/safe-delete-credit-card', { category_id: id })).status).toBe(200);
  expect((await post('/api/safe-delete-credit-card', { category_id: id })).status).toBe(404);
  expect((await set(id, 'secured', 1)).status).toBe(404);
  expect((await post('/api/create-credit-card', { category_name: 'New Card_1' })).status).toBe(200);
});

test.each([
  ['marketing_bullets', ['fine', '']],
  ['marketing_bullets', 'text'],
  ['marketing_bullets_hi', ['ठीक', ' ']],
  ['key_feature_hi', 'लं'.repeat(101)],
  ['status', 2],
  ['sort_order', -1],
  ['sort_order', '3'],
  ['annual_fee', -5],
  ['utm_link', 'javascript:alert(1)'],
  ['category_img_thumb', 'https://elsewhere.example/x.png'],
  ['category_name', ''],
  ['category_name', 'semi;colon'],
])('a card refuses %s = %j', async (property, value) => {
  expect(await set(1, property, value)).toMatchObject({
    status: 422,
    body: { errors: { [property]: expect.any(String) } },
  });
});

test.each([
  ['key_feature', ''],
  ['key_feature', '  '],
  ['utm_link', ''],
  ['category_img_thumb', ''],
  ['category_name', '   '],
])('a card refuses to lose its %s to %j, as the dialogs do', async (property, value) => {
  const before = await list();
  expect(await set(1, property, value)).toMatchObject({
    status: 422,
    body: { message: 'This field is required', errors: { [property]: 'This field is required' } },
  });
  expect(await list()).toEqual(before);
});

test('a card without a readable name is refused', async () => {
  expect(await post('/api/create-credit-card', { category_name: '   ' })).toMatchObject({
    status: 422,
    body: { errors: { category_name: 'This field is required' } },
  });
});

test('an emptied annual fee is null', async () => {
  expect((await set(1, 'annual_fee', null)).status).toBe(200);
  const card = (await list()).find(({ category_id }) => category_id === 1);
  expect(card).toMatchObject({ annual_fee: null });
});

test('no two cards have one name', async () => {
  const a = await post('/api/create-credit-card', { category_name: 'First' });
  await post('/api/create-credit-card', { category_name: 'Second' });
  expect((await set(Number(Object(a.body).category_id), 'category_name', 'SECOND')).status).toBe(
    409,
  );
});

test('a card says the same in Hindi, and what is changed there is shown to consumers', async () => {
  const { token: consumerToken } = await signInConsumer(server, '9200000002');
  const second = async () =>
    (await list(consumerToken)).find(({ category_id }) => category_id === 2);
  expect(await second()).toMatchObject({
    key_feature: '4 miles for each ₹100 spent',
    key_feature_hi: 'हर ₹100 के ख़र्च पर 4 माइल',
    marketing_bullets_hi: [expect.any(String), expect.any(String), 'माइल कभी ख़त्म नहीं होते'],
  });
  expect((await set(2, 'key_feature_hi', 'हर ख़र्च पर माइल')).status).toBe(200);
  expect((await set(2, 'marketing_bullets_hi', [])).status).toBe(200);
  expect(await second()).toMatchObject({
    key_feature_hi: 'हर ख़र्च पर माइल',
    marketing_bullets_hi: [],
  });
});

test('all cards are put in an order at once; an order that lacks one is refused', async () => {
  const before = (await list()).map(({ category_id }) => category_id);
  const wanted = [...before.slice(1), ...before.slice(0, 1)];
  const order = (category_ids: unknown) => post('/api/set-credit-card-order', { category_ids });
  expect(await order(wanted)).toMatchObject({ status: 200, body: { success: true } });
  const cards = await list();
  expect(cards.map(({ category_id }) => category_id)).toEqual(wanted);
  expect(cards.map(({ sort_order }) => sort_order)).toEqual(wanted.map((_, index) => index + 1));
  for (const wrong of [before.slice(1), [...before, before[0]], [...before.slice(1), 999_999]])
    expect(await order(wrong)).toMatchObject({
      status: 422,
      body: { errors: { category_ids: expect.any(String) } },
    });
  expect((await list()).map(({ category_id }) => category_id)).toEqual(wanted);
  const reports = await adminToken(server, 2);
  const refused = await server.ask('POST', '/api/set-credit-card-order', {
    token: reports,
    body: { category_ids: before },
  });
  expect(refused.status).toBe(403);
});
