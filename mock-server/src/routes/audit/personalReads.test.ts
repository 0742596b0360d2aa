import { ENDPOINTS } from '@marketplace/shared/api';
import { addDays, getIndianDayStart } from '@marketplace/shared/format';
import { beforeAll, expect, test } from 'vitest';
import { HOUR_MS, setClockOffset } from '../../clock';
import { getIndianToday } from '../../data/indianDay';
import { createImportActions } from '../../testing/files/importFiles';
import { createLeadFileActions } from '../../testing/files/leadFiles';
import { createLedgerActions } from '../../testing/ledgers';
import { adminToken, partnerToken } from '../../testing/signIn';
import { getData, testServer } from '../../testing/startTestServer';
import { answersPeople, formatFilter } from './personalData';

const server = testServer({ SEED_USERS: '60' });
const { ask } = server;
const { findLines, findPayouts } = createLedgerActions(server);
const leadFiles = createLeadFileActions(server, createImportActions(server, 'leads'));

const tokens = { admin: '', partner: '' };
/** Example addresses of the calls whose answers tell of people, by the id of the call. */
const addresses = new Map<string, string>();

const rows = async (resource: string, area: keyof typeof tokens, filter = {}) => {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,9]`;
  const { body } = await ask('GET', `/api/rest/${resource}?${query}`, { token: tokens[area] });
  return Array.isArray(body) ? body.map(Object) : [];
};
const newest = async (filter: object) => {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["id","DESC"]`;
  const { body } = await ask('GET', `/api/rest/audit-entries?${query}`, { token: tokens.admin });
  return Object(Array.isArray(body) ? body[0] : {});
};

beforeAll(async () => {
  // The desk gives no call at night.
  const noon = Date.parse(getIndianDayStart(addDays(getIndianToday(), 1))) + 12 * HOUR_MS;
  setClockOffset(noon - Date.now());
  tokens.admin = await adminToken(server);
  tokens.partner = await partnerToken(server);
  const [first, second] = await rows('customers', 'admin');
  const [lead] = await rows('leads', 'partner');
  const [line] = await findLines(tokens.partner);
  const payout = (await findPayouts(tokens.admin))[0]?.id;
  const erasure = await ask('POST', '/api/erasures', {
    token: tokens.admin,
    body: { user_id: first.id, reason: 'Asked for it on the phone' },
  });
  const file = await leadFiles.check([leadFiles.row('12')], tokens.partner);
  const claimed = await ask('POST', '/api/telecalling/claim', { token: tokens.admin, body: {} });
  if (erasure.status + claimed.status !== 400) throw new Error('The examples are not there');
  const from = addDays(getIndianToday(), -700);
  const entries: [string, string][] = [
    ['getPartnerApplication', `/api/partner/applications/${String(line?.['application_id'])}`],
    ['getLead', `/api/partner/leads/${lead.id}`],
    ['getLeadQueue', '/api/partner/lead-queue'],
    ['getPartnerLedger', `/api/partner/ledger?from=${from}&to=${getIndianToday()}`],
    ['getPartnerLedgerLine', `/api/partner/ledger/${line?.id}`],
    ['getPayout', `/api/payouts/${payout}`],
    ['getErasureRequest', `/api/erasures/${getData(erasure).id}`],
    ['compareCustomers', `/api/dedupe/${first.id}/${second.id}`],
    ['getReferral', '/api/partner/referral'],
    ['getPartnerGstin', '/api/admin/partners/1/gstin'],
    ['getCustomerFile', `/api/admin/customers/${first.id}`],
    ['getFailedRows', `/api/imports/${file.id}/failed-rows`],
    ['getTelecalling', '/api/telecalling'],
  ];
  for (const [id, address] of entries) addresses.set(id, address);
});

const calls = ENDPOINTS.filter(answersPeople);

test.each(calls.map(({ id, access }) => [id, access] as const))(
  '%s is in the log, with who read how many records',
  async (id, access) => {
    const address = addresses.get(id) ?? '';
    expect(address, 'A new call needs an example').not.toBe('');
    // An admin does not see the rows of a partner's file.
    const isAdmins = access !== 'public' && access.admin && id !== 'getFailedRows';
    const area = isAdmins ? 'admin' : 'partner';
    const read = await ask('GET', address, { token: tokens[area] });
    expect(read.status).toBe(200);
    const entry = await newest({ action: 'read', call: id });
    expect(entry).toMatchObject({ area, call: id, records: expect.any(Number) });
    expect(entry.records).toBeGreaterThan(0);
    expect(entry.actor_name).toMatch(/\S/u);
  },
);

test('the examples are of these calls alone', () => {
  expect([...addresses.keys()].toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
});

test('the log says the days of a list, and no words that somebody has typed', async () => {
  await ask('GET', addresses.get('getPartnerLedger') ?? '', { token: tokens.partner });
  const { changes } = await newest({ action: 'read', call: 'getPartnerLedger' });
  expect(changes).toMatchObject([{ field: 'filter' }]);
  expect(JSON.stringify(changes)).toContain(getIndianToday());
  expect(formatFilter({ q: 'Kabir Rao', status: 'applied' })).toBe(
    '{"q":"***","status":"applied"}',
  );
});

test('how many records an export has is the server’s to say', async () => {
  const path = '/api/audit-log/exports';
  const token = tokens.admin;
  const claim = (records: number) =>
    ask('POST', path, { token, body: { name: 'customers', records } });
  const list = await ask('GET', '/api/rest/customers?range=[0,19]', { token });
  const given = Array.isArray(list.body) ? list.body.length : 0;
  expect((await claim(1)).status).toBe(200);
  const { records } = await newest({ action: 'export', collection: 'customers' });
  expect(records).toBeGreaterThanOrEqual(given);
  const fresh = await adminToken(server, 2);
  const unread = await ask('POST', path, {
    token: fresh,
    body: { name: 'customers', records: 20 },
  });
  expect(unread.status).toBe(422);
});
