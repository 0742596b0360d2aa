import { formatRupees } from '@marketplace/shared/format';
import { beforeAll, expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { createLedgerActions, toPaise } from '../../../testing/ledgers';
import { readPdf } from '../../../testing/files/readPdf';
import { newAdminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '400' });
const { ask } = server;
const { book, get, findLines, findPayouts, secondAdmin } = createLedgerActions(server);
const rupees = (amount: number): string => formatRupees(amount, 'en', 'always');

let month = '';
let own = '';
let other = '';
let admin = '';
let payout = '';

/** Two lines are paid, one of them is clawed back. */
beforeAll(async () => {
  // A file that ran before may have moved the clock until the server starts.
  month = getIndianToday().slice(0, 7);
  own = await partnerToken(server);
  other = await partnerToken(server, 'second@demo.in');
  admin = await newAdminToken(server);
  const lines = (await findLines(own)).filter(({ state }) => state === 'expected').slice(0, 2);
  await book(admin, lines, 12_345.67);
  await ask('POST', '/api/payouts', { token: admin, body: { month } });
  payout = (await findPayouts(own)).find(({ status }) => status === 'draft')?.id ?? '';
  const second = await secondAdmin(admin);
  await ask('POST', `/api/payouts/${payout}/approval`, { token: second, body: {} });
  const payment = { paid_on: getIndianToday(), utr: 'HDFC0000001234' };
  await ask('POST', `/api/payouts/${payout}/payment`, { token: admin, body: payment });
  const claw = { amount: 1234.56, reason: 'The borrower cancelled' };
  await ask('POST', `/api/ledger/${lines[0]?.id}/claw-back`, { token: admin, body: claw });
});

async function fetchPdf(path: string, token: string, language = 'en') {
  const response = await fetch(`${server.url()}${path}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

test('a statement says each line of the report of the month, and its sums to the paisa', async () => {
  const { response, bytes } = await fetchPdf(`/api/statements/${month}`, own);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="statement-topclind-${month}.pdf"`,
  });
  const { lines, pages } = readPdf(bytes);
  const report = await get(`/api/partner/ledger?from=${month}-01&to=${getIndianToday()}`, own);
  const { totals } = report;
  const profile = await get('/api/partner/profile', own);
  expect(profile.pan).toMatch(/^DEMC\*{6}$/u);
  expect(lines).toContain(`Cedarloop ${profile.pan}`);
  expect(lines).toContainEqual(expect.stringContaining(profile.gstin));
  expect(lines).toContain(
    `Sum ${['commission', 'gst', 'tds', 'net'].map((name) => rupees(totals[name])).join(' ')}`,
  );
  const amounts: { commission: number; gst: number; tds: number; net: number }[] = report.lines;
  const drawn = amounts.map(({ commission, gst, tds, net }) =>
    [commission, gst, tds, net].map(rupees).join(' '),
  );
  for (const amount of drawn) expect(lines).toContainEqual(expect.stringContaining(amount));
  expect(lines).toContainEqual(expect.stringContaining('Claw-back: '));
  const getAmount = (name: string): number => {
    const [, sign, figure = ''] =
      lines.map((line) => new RegExp(`^${name} (-?)₹([\\d,.]+)$`, 'u').exec(line)).find(Boolean) ??
      [];
    return toPaise(`${sign}${figure.replaceAll(',', '')}`);
  };
  expect(getAmount('Closing balance')).toBe(
    getAmount('Opening balance') + toPaise(totals.net) + getAmount('Payouts'),
  );
  expect(lines.filter((line) => line.startsWith('Date Customer and lender'))).toHaveLength(pages);
  expect(lines.at(-1)).toContain(`Page ${pages} of ${pages}`);
});

test('a payout advice says who is paid how much, for what and by which reference', async () => {
  const { lines } = readPdf((await fetchPdf(`/api/payouts/${payout}/advice`, own)).bytes);
  const file = await get(`/api/payouts/${payout}`, own);
  expect(lines).toContainEqual(expect.stringContaining(rupees(file.payout.net)));
  expect(lines).toContainEqual(expect.stringContaining('HDFC0000001234'));
  for (const { application_reference } of file.lines)
    expect(lines).toContainEqual(expect.stringContaining(application_reference));
});

test('a statement is in Hindi for a partner who reads Hindi', async () => {
  const { bytes } = await fetchPdf(`/api/statements/${month}`, own, 'hi');
  expect(readPdf(bytes).lines).toContainEqual(expect.stringContaining('शेष ₹'));
});

test('a statement is headed by the brand and names the company beside the tax numbers and in the footer', async () => {
  const { version } = await get('/api/partner/brand', other);
  const looks = { primary: '#123456', secondary: '#FFFFFF', font_family: 'Inter Variable' };
  const unset = { name_hi: '', title: '', title_hi: '', logo: '', logo_wide: '' };
  const body = { name: 'Marigold Money', ...looks, ...unset, version };
  expect((await ask('POST', '/api/partner/brand', { token: other, body })).status).toBe(200);
  const { lines } = readPdf((await fetchPdf(`/api/statements/${month}`, other)).bytes);
  const named = (name: string) => lines.filter((line) => line.includes(name));
  expect(named('Marigold Money')).toHaveLength(1);
  const { pan } = await get('/api/partner/profile', other);
  expect(named('Taralune Finance')[0]).toContain(pan);
  expect(named('Taralune Finance')).toHaveLength(2);
  expect(lines.at(-1)).toContain('For Taralune Finance · ');
});

test('a partner gets only its own documents, an admin those of any, and the log says so', async () => {
  const status = async (path: string, token: string) =>
    (await fetchPdf(path, token)).response.status;
  expect(await status(`/api/statements/${month}?partner_id=1`, other)).toBe(404);
  expect(await status(`/api/payouts/${payout}/advice`, other)).toBe(404);
  expect(await status(`/api/statements/${month}`, admin)).toBe(404);
  expect(await status('/api/statements/2099-01', own)).toBe(422);
  expect(await status('/api/statements/2026-13', own)).toBe(404);
  expect(
    await status(`/api/statements/${month}?partner_id=1`, await newAdminToken(server, 2)),
  ).toBe(403);
  expect(await status(`/api/statements/${month}?partner_id=1`, admin)).toBe(200);
  expect(await status(`/api/payouts/${payout}/advice`, admin)).toBe(200);
  const { body } = await ask('GET', '/api/rest/audit-entries?filter={"action":"export"}', {
    token: admin,
  });
  const calls = new Set(Array.isArray(body) ? body.map(({ call }) => call) : []);
  expect(calls).toEqual(new Set(['getPayoutAdvice', 'getStatement']));
});
