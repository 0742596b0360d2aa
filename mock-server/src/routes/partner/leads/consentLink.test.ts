import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, setClockOffset } from '../../../clock';
import { createImportActions } from '../../../testing/files/importFiles';
import { createLeadFileActions } from '../../../testing/files/leadFiles';
import { codeFor, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '60' });
const { ask, runJobs } = server;
const { newNumber, row, load, findLeads } = createLeadFileActions(
  server,
  createImportActions(server, 'leads'),
);
/** A morning in India. Each test has one of its own, so that the links of no other test are due. */
let morning = Date.parse('2026-11-23T05:30:00.000Z');

const goTo = (time: number) => setClockOffset(time - Date.now());
beforeEach(() => (morning += 40 * DAY_MS));
afterEach(() => setClockOffset(0));

async function findLinks(mobile: string): Promise<string[]> {
  const { body } = await ask('GET', '/dev/outbox');
  const sent: { to: string; text: string }[] = Array.isArray(body) ? body : [];
  return sent.flatMap(({ to, text }) =>
    to === mobile ? (/consent#([\w-]+)/u.exec(text)?.[1] ?? []) : [],
  );
}

const read = (token: string) => ask('POST', '/api/lead-consent/read', { body: { token } });
const answer = (token: string, agreed: 0 | 1) =>
  ask('POST', '/api/lead-consent', { body: { token, agreed } });
const getProgress = async (upload: string, token: string) =>
  Object((await ask('GET', `/api/partner/lead-consents?upload_id=${upload}`, { token })).body).data;
const sendAgain = (token: string, body: object = {}) =>
  ask('POST', '/api/partner/lead-consents', { token, body });

/** Loads leads in the morning and sends their links. */
async function askCustomers(mobiles: readonly string[], language = '') {
  goTo(morning);
  const token = await partnerToken(server);
  const { id } = await load(
    mobiles.map((mobile) => row(mobile, ['Gold Loans', '560001', language])),
    token,
  );
  goTo(morning + 60_000);
  await runJobs();
  return { token, upload: id };
}

test('an imported lead gets a link that is valid for seven days, in the customer’s language', async () => {
  const mobile = newNumber();
  await askCustomers([mobile], 'Hindi');
  expect((await ask('GET', '/dev/outbox')).body).toContainEqual(
    expect.objectContaining({ to: mobile, text: expect.stringMatching(/[\u0900-\u097f]/u) }),
  );
  const [link = ''] = await findLinks(mobile);
  goTo(morning + 7 * DAY_MS - HOUR_MS);
  expect(await read(link)).toMatchObject({
    status: 200,
    body: {
      data: {
        partner: { name: 'TOPCLIND' },
        product: 'gold_loan',
        language: 'hi',
        answer: 'open',
      },
    },
  });
  goTo(morning + 7 * DAY_MS + HOUR_MS);
  expect((await read(link)).status).toBe(404);
  expect((await answer(link, 1)).status).toBe(404);
  expect((await read('no-such-link')).status).toBe(404);
});

test('the answer tells nobody who the customer is, and opening the link decides nothing', async () => {
  const mobile = newNumber();
  const { token } = await askCustomers([mobile]);
  const [link = ''] = await findLinks(mobile);
  const { body } = await read(link);
  expect(JSON.stringify(body)).not.toContain('Meera');
  expect(JSON.stringify(body)).not.toContain(mobile.slice(-4));
  const [lead] = await findLeads(token);
  expect(lead).toMatchObject({ stage: 'consent_awaited' });
  expect(JSON.stringify(lead)).not.toContain('hash');
});

test('agreeing and refusing decide the lead, and the last answer counts', async () => {
  const [first, second] = [newNumber(), newNumber()];
  const { token, upload } = await askCustomers([first, second]);
  const [yes = ''] = await findLinks(first);
  const [no = ''] = await findLinks(second);
  expect((await answer(yes, 1)).body).toMatchObject({ data: { answer: 'agreed' } });
  expect((await answer(no, 0)).body).toMatchObject({ data: { answer: 'refused' } });
  expect(await getProgress(upload, token)).toMatchObject({ total: 2, agreed: 1, refused: 1 });
  const stages = async () =>
    new Map(
      (await findLeads(token))
        .slice(0, 2)
        .map(({ stage, consented_at }) => [stage, !!consented_at]),
    );
  expect(await stages()).toEqual(
    new Map<unknown, boolean>([
      ['consent_refused', false],
      ['consented', true],
    ]),
  );
  await answer(yes, 0);
  await answer(no, 1);
  expect(await stages()).toEqual(
    new Map<unknown, boolean>([
      ['consent_refused', false],
      ['consented', true],
    ]),
  );
  expect(await getProgress(upload, token)).toMatchObject({ agreed: 1, refused: 1 });
});

test('a customer who has refused gets neither a link nor a code', async () => {
  const mobile = newNumber();
  const { token } = await askCustomers([mobile]);
  const [link = ''] = await findLinks(mobile);
  await answer(link, 0);
  const lead = (await findLeads(token)).find(({ stage }) => stage === 'consent_refused');
  const path = `/api/partner/leads/${String(lead?.['id'])}`;
  expect((await ask('POST', `${path}/consent-code`, { token, body: {} })).status).toBe(409);
  goTo(morning + 2 * DAY_MS);
  const later = await partnerToken(server);
  await sendAgain(later, { ids: [lead?.['id']] });
  await runJobs();
  expect(await findLinks(mobile)).toHaveLength(1);
  expect((await ask('GET', path, { token: later })).body).toMatchObject({
    data: { next: { step: 'refused' }, contact_rule: 'no_consent' },
  });
});

test('links go out by day at the sender’s pace, with progress', async () => {
  goTo(morning - 12 * HOUR_MS);
  const token = await partnerToken(server);
  const { id } = await load(
    Array.from({ length: 40 }, () => row(newNumber(), ['Gold Loans'])),
    token,
  );
  await runJobs();
  const upload = id;
  expect(await getProgress(upload, token)).toMatchObject({ total: 40, queued: 40, open: false });
  goTo(morning);
  await runJobs();
  const now = await partnerToken(server);
  expect(await getProgress(upload, now)).toMatchObject({ unanswered: 30, queued: 10 });
});

test('links are sent again to all who have not answered, once a day and three times at most', async () => {
  const mobiles = [newNumber(), newNumber(), newNumber()];
  const { upload } = await askCustomers(mobiles);
  const [first = ''] = await findLinks(mobiles[0] ?? '');
  await answer(first, 1);
  for (const [day, queued] of [
    [0, 0],
    [1, 2],
    [2, 2],
    [3, 0],
  ] as const) {
    goTo(morning + day * 25 * HOUR_MS + HOUR_MS);
    const token = await partnerToken(server);
    expect((await sendAgain(token, { upload_id: upload })).body).toMatchObject({
      data: { queued, skipped: 2 - queued },
    });
    goTo(morning + day * 25 * HOUR_MS + HOUR_MS + 60_000);
    await runJobs();
  }
  expect(await findLinks(mobiles[0] ?? '')).toHaveLength(1);
  const [, last = ''] = await findLinks(mobiles[1] ?? '');
  expect(await findLinks(mobiles[1] ?? '')).toHaveLength(3);
  expect((await read(last)).status).toBe(404);
});

test('no partner asks for another’s leads, nor sees their progress', async () => {
  const { upload, token } = await askCustomers([newNumber()]);
  const [lead] = await findLeads(token);
  goTo(morning + 2 * DAY_MS);
  for (const body of [{ upload_id: upload }, { ids: [lead?.['id']] }])
    expect(
      (await sendAgain(await partnerToken(server, 'second@demo.in'), body)).body,
    ).toMatchObject({ data: { queued: 0, skipped: 0 } });
  goTo(morning);
  expect(await getProgress(upload, await partnerToken(server, 'second@demo.in'))).toMatchObject({
    total: 0,
  });
});

test('one number gets three links a day, however many leads and partners name it', async () => {
  const mobile = newNumber();
  goTo(morning);
  const token = await partnerToken(server);
  const products = ['Gold Loans', 'Car Loans', 'Personal Loans', 'Business Loans'];
  for (const product of products) await load([row(mobile, [product])], token);
  goTo(morning + HOUR_MS);
  await runJobs();
  expect(await findLinks(mobile)).toHaveLength(3);
  goTo(morning + 26 * HOUR_MS);
  await runJobs();
  expect(await findLinks(mobile)).toHaveLength(4);
});

test('the code stays for the customer who stands there', async () => {
  const mobile = newNumber();
  const { token } = await askCustomers([mobile]);
  const [lead] = await findLeads(token);
  const path = `/api/partner/leads/${String(lead?.['id'])}`;
  expect((await ask('POST', `${path}/consent-code`, { token, body: {} })).status).toBe(200);
  const otp = await codeFor(server, mobile);
  const { body } = await ask('POST', `${path}/consent`, { token, body: { otp } });
  expect(body).toMatchObject({ data: { stage: 'consented' } });
});
