import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { DAY_MS, setClockOffset } from '../../../clock';
import { adminToken, signInConsumer, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer();
const { ask } = server;

afterEach(() => setClockOffset(0));

const request = {
  contactName: 'Meena Rao',
  email: 'meena@example.in',
  phoneNumber: '9100009001',
  description: 'Where is my money?',
};
const askHelp = async (body: object): Promise<string> => {
  const answer = await ask('POST', '/api/help-requests', { body: { ...request, ...body } });
  expect(answer.status).toBe(200);
  return String(Object(answer.body).data.reference);
};

interface Ticket {
  id: number;
  reference: string;
  description: string;
  status: string;
  version: number;
}

const tickets = async (token: string): Promise<Ticket[]> => {
  const { status, body } = await ask('GET', '/api/rest/help-requests', { token });
  expect(status).toBe(200);
  return Array.isArray(body) ? Array.from<Ticket>(body) : [];
};
const findTicket = async (reference: string): Promise<Ticket | undefined> =>
  (await tickets(await adminToken(server))).find((one) => one.reference === reference);

describe('identity numbers in free text', () => {
  test.each([
    ['My PAN is ABCPR1234K.', 'My PAN is **********.'],
    ['pan abcpr 1234 k please', 'pan ********** please'],
    ['Aadhaar 2345 6789 0123, help', 'Aadhaar ************, help'],
    ['234567890123', '************'],
    ['2345-6789-0123', '************'],
    ['Loan of ₹12,50,000 since 2026-01-05, call 9876543210', ''],
    ['Reference A-6X29-SKW9', ''],
  ])('%s', async (description, scrubbed) => {
    const found = await findTicket(await askHelp({ description }));
    expect(found?.description).toBe(scrubbed || description);
  });

  test('are not stored', async () => {
    await askHelp({ company: 'ZQRPX7788Z', description: 'It is 9999 8888 7777' });
    const token = await adminToken(server);
    const masquerade = { partner_id: 1, reason: 'Asked about ZQRPX7788Z' };
    expect((await ask('POST', '/api/partner/masquerade', { token, body: masquerade })).status).toBe(
      200,
    );
    const held = readdirSync(server.dataDir())
      .filter((name) => /json|journal|log/u.test(name))
      .map((name) => readFileSync(join(server.dataDir(), name), 'utf8'))
      .join('');
    expect(held).toContain('Asked about **********');
    expect(held).not.toMatch(/ZQRPX7788Z|9999 8888 7777/u);
  });
});

describe('those who answer requests for help', () => {
  test('read them, mark them as answered, and open them again', async () => {
    const reference = await askHelp({ description: 'When is the first EMI?' });
    const token = await adminToken(server, 3);
    const found = (await tickets(token)).find((one) => one.reference === reference);
    expect(found).toMatchObject({ status: 'open', answered_at: null, email: 'meena@example.in' });
    const path = `/api/rest/help-requests/${found?.id}`;
    const put = (body: object) => ask('PUT', path, { token, body });
    expect(await put({ status: 'answered', version: found?.version })).toMatchObject({
      status: 200,
      body: { status: 'answered', answered_at: expect.any(String) },
    });
    expect((await put({ status: 'open', version: found?.version })).status).toBe(409);
    expect(await put({ status: 'open' })).toMatchObject({ body: { answered_at: null } });
    expect((await put({ status: 'lost' })).status).toBe(422);
    expect((await put({ description: 'x', status: 'open' })).status).toBe(422);
  });

  test('neither write nor remove them, and nobody else sees them', async () => {
    const reference = await askHelp({ description: 'How do I pay early?' });
    const token = await adminToken(server);
    const found = await findTicket(reference);
    const create = { token, body: { status: 'open' } };
    expect((await ask('POST', '/api/rest/help-requests', create)).status).toBe(403);
    const path = `/api/rest/help-requests/${found?.id}`;
    expect((await ask('DELETE', path, { token })).status).toBe(403);
    const others = [await adminToken(server, 2), await partnerToken(server)];
    for (const other of [...others, (await signInConsumer(server, '9100009002')).token])
      expect((await ask('GET', path, { token: other })).status).toBe(403);
  });

  test('no longer see them after 90 days', async () => {
    const reference = await askHelp({ description: 'Something old' });
    setClockOffset(88 * DAY_MS);
    await server.runJobs();
    expect(await findTicket(reference)).toBeDefined();
    setClockOffset(92 * DAY_MS);
    await server.runJobs();
    expect(await findTicket(reference)).toBeUndefined();
  });
});

test('requests from a verified contact are exported and erased', async () => {
  const mail = 'lata.iyer@example.in';
  await askHelp({ contactName: 'Lata Iyer', email: 'Lata.Iyer@Example.in' });
  const partner = await partnerToken(server);
  const handed = { product: 'personal_loan', first_name: 'Lata', contact: 'Lata.Iyer@Example.in' };
  expect(
    (await ask('POST', '/api/partner/prospects', { token: partner, body: handed })).status,
  ).toBe(200);
  const who = await signInConsumer(server, mail);
  const own = `/api/user/${who.userId}`;
  const { body } = await ask('GET', `${own}/data`, { token: who.token });
  expect(Object(body).data).toMatchObject({
    help_requests: [{ contactName: 'Lata Iyer' }],
    prospects: [{ first_name: 'Lata' }],
    messages: [{ to: mail }],
  });
  const asked = { token: who.token, body: {} };
  expect((await ask('POST', `${own}/erasure`, asked)).status).toBe(200);
  setClockOffset(9 * DAY_MS);
  await server.runJobs();
  const left = await tickets(await adminToken(server));
  expect(JSON.stringify(left)).not.toMatch(/lata/iu);
  const links = await ask('GET', '/api/rest/prospects', { token: await adminToken(server) });
  expect(links.status).toBe(200);
  expect(JSON.stringify(links.body)).not.toMatch(/lata/iu);
});
