import { afterEach, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS, now, setClockOffset } from '../../../clock';
import { createBorrowerActions, type Person } from '../../../testing/borrowers';
import { adminToken, giveConsents } from '../../../testing/signIn';
import { type Answer, testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;
const { borrower, of, loadLenderPage } = createBorrowerActions(server);
let token = '';
beforeAll(async () => {
  token = await adminToken(server);
});
afterEach(() => setClockOffset(0));

const post = (path: string, body: object = {}, headers = {}): Promise<Answer> =>
  ask('POST', path, { token, body, headers });
const HINDI = { 'accept-language': 'hi' };
const refusedFor = (field: string, text: unknown = expect.any(String)) => ({
  status: 422,
  body: { errors: { [field]: text } },
});
const lenderNamed = async (name: string) =>
  Array.from<{ name: string }>(
    Object((await ask('GET', '/api/lender-switches', { token })).body).data.lenders,
  )
    .map((lender) => Object(lender))
    .find((lender) => lender.name === name);
const history = async (lender_id: number) => {
  const { body } = await ask('GET', `/api/lender-switches/${lender_id}/history`, { token });
  return Array.from<object>(Object(body).data).toReversed();
};

/** An instant some minutes from the server's time, as a form in India sends it. */
const inMinutes = (minutes: number): string => new Date(now() + minutes * MINUTE_MS).toISOString();
const plan = (lender_id: number, from: number, to: number, reason = 'Maintenance') =>
  post('/api/lender-outages', {
    lender_id,
    starts_at: inMinutes(from),
    ends_at: inMinutes(to),
    reason,
  });

interface Named {
  lender_id: number;
  slug: string;
  name: string;
}
const getOffers = async (who: Person) => {
  const { offers, unmatched } = Object((await of('GET', 'offers', who)).body).data;
  return { offers: Array.from<Named>(offers), unmatched: Array.from<object>(unmatched) };
};

test('an outage hides the offer with its reason, and ends by itself', async () => {
  const who = await borrower('9400000002');
  const [offer] = (await getOffers(who)).offers;
  if (!offer) throw new Error('the borrower has an offer');
  const { lender_id, slug, name } = offer;
  const { amount, tenure_months } = (await loadLenderPage(who, slug)).offer;
  await giveConsents(server, who, [lender_id]);
  expect(await plan(lender_id, 5, 10)).toMatchObject({ status: 200 });
  const ids = async () => (await getOffers(who)).offers.map((one) => one.lender_id);
  expect(await ids()).toContain(lender_id);
  expect(await lenderNamed(name)).toMatchObject({ state: 'planned', outages: [{ lender_id }] });

  setClockOffset(6 * MINUTE_MS);
  expect(await ids()).not.toContain(lender_id);
  expect((await getOffers(who)).unmatched).toContainEqual(
    expect.objectContaining({
      lender_id,
      criteria: expect.arrayContaining([{ criterion: 'active', met: false }]),
    }),
  );
  expect(await loadLenderPage(who, slug)).toMatchObject({
    standing: 'unmatched',
    lender: { lender_status: 0 },
  });
  const taken = await of('POST', 'applications', who, { lender_id, amount, tenure_months });
  expect(taken.status).toBe(409);
  const directory = Object((await ask('GET', '/api/public-lenders')).body).data;
  expect(directory).not.toContainEqual(expect.objectContaining({ lender_id }));
  expect(await lenderNamed(name)).toMatchObject({ state: 'outage' });

  setClockOffset(11 * MINUTE_MS);
  expect(await ids()).toContain(lender_id);
  expect(await lenderNamed(name)).toMatchObject({ state: 'on', outages: [] });
});

test('an outage hides a gold lender', async () => {
  const who = await borrower('9400000003');
  const gold = async () =>
    Array.from<Named>(
      Object((await ask('GET', '/api/product-lenders/gold_loan', { token: who.token })).body).data,
    ).map(({ lender_id }) => lender_id);
  const { lender_id } = await lenderNamed('Suvarna-Goldhouse');
  expect((await gold()).includes(lender_id)).toBe(true);
  await plan(lender_id, -1, 10);
  expect((await gold()).includes(lender_id)).toBe(false);
});

test('an outage sent twice is stored once; its changes, end and cancelling are in the history', async () => {
  const { lender_id } = await lenderNamed('Falgun-Finance');
  const body = {
    lender_id,
    starts_at: inMinutes(60),
    ends_at: inMinutes(120),
    reason: ' Move of their data centre ',
  };
  const [first, again] = [
    await post('/api/lender-outages', body),
    await post('/api/lender-outages', body),
  ];
  const { id, version } = Object(first.body).data;
  expect(again.body).toMatchObject({ data: { id, reason: 'Move of their data centre' } });
  const path = `/api/lender-outages/${id}`;
  const { lender_id: _, ...period } = { ...body, ends_at: inMinutes(180) };
  const changed = await post(path, { ...period, version });
  expect(changed).toMatchObject({ status: 200, body: { data: { ends_at: period.ends_at } } });
  expect(await post(path, { ...period, version })).toMatchObject({
    status: 409,
    body: { current: { ends_at: period.ends_at } },
  });
  const running = { ...period, starts_at: inMinutes(-5) };
  expect((await post(path, running)).status).toBe(200);
  expect(await post(`${path}/cancel`)).toMatchObject({
    body: { message: 'The outage has ended' },
  });
  expect((await post(`${path}/cancel`)).status).toBe(409);
  expect((await post(path, period)).status).toBe(409);

  const other = Object((await plan(lender_id, 60, 90)).body).data;
  const cancel = () => post(`/api/lender-outages/${other.id}/cancel`);
  expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
  expect(await history(lender_id)).toMatchObject(
    ['planned', 'changed', 'changed', 'ended', 'planned', 'cancelled'].map((event) => ({
      event: `outage_${event}`,
      admin_name: 'Asha Menon',
    })),
  );
});

test('an outage is refused at the field, in the language of whoever asks', async () => {
  const { lender_id } = await lenderNamed('Ekavali-Money');
  const good = {
    lender_id,
    starts_at: inMinutes(10),
    ends_at: inMinutes(20),
    reason: 'Maintenance',
  };
  const send = (change: object, headers = {}) =>
    post('/api/lender-outages', { ...good, ...change }, headers);
  const endBefore = { ends_at: inMinutes(5) };
  expect(await send(endBefore)).toMatchObject(
    refusedFor('ends_at', 'The end must be after the start'),
  );
  expect(await send(endBefore, HINDI)).toMatchObject(
    refusedFor('ends_at', 'समाप्ति, शुरुआत के बाद होनी चाहिए'),
  );
  expect(await send({ starts_at: inMinutes(-9), ends_at: inMinutes(-5) })).toMatchObject(
    refusedFor('ends_at'),
  );
  for (const reason of ['  ', 'x'.repeat(201)])
    expect(await send({ reason })).toMatchObject(refusedFor('reason'));
  for (const starts_at of ['', 'soon', '2026-02-30T10:00:00Z', '2026-13-01T10:00:00Z'])
    expect(await send({ starts_at })).toMatchObject(refusedFor('starts_at'));
  expect((await send({})).status).toBe(200);
  expect(await send({ ends_at: inMinutes(15) })).toMatchObject(
    refusedFor('starts_at', expect.stringContaining('This lender has another outage from')),
  );
  // One ends as the next begins.
  expect((await send({ starts_at: good.ends_at, ends_at: inMinutes(30) })).status).toBe(200);
  expect((await send({ lender_id: 9999 })).status).toBe(404);
});
