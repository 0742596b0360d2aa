import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { importColumnNames } from '@marketplace/shared/resources';
import { setClockOffset } from '../../../../clock';
import { importFile, createImportActions } from '../../../../testing/files/importFiles';
import { LEAD_MAPPING, createLeadFileActions } from '../../../../testing/files/leadFiles';
import { adminToken, partnerToken, getText } from '../../../../testing/signIn';
import { testServer } from '../../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '60' });
const { ask } = server;
const imports = createImportActions(server, 'leads');
const MORNING = '2026-11-23T05:30:00.000Z';
const NIGHT = '2026-11-23T17:00:00.000Z';

afterEach(() => setClockOffset(0));

const goTo = (at: string) => setClockOffset(Date.parse(at) - Date.now());

const { newNumber, row, check, load, findLeads } = createLeadFileActions(server, imports);

/** Returns the path of the lead that a row has made. */
async function getPath(made: Record<string, unknown> | undefined, token: string): Promise<string> {
  const found = (await findLeads(token)).find(
    ({ reference }) => reference === made?.['record_reference'],
  );
  return `/api/partner/leads/${String(found?.['id'])}`;
}

async function lettersTo(mobile: string): Promise<{ text: string }[]> {
  const { body } = await ask('GET', '/dev/outbox');
  return Array.isArray(body) ? body.filter(({ to }) => to === mobile) : [];
}

test('the check names what is wrong with each row, and creates nothing', async () => {
  const token = await partnerToken(server);
  const known = newNumber();
  const repeated = newNumber();
  const added = {
    customer_name: 'Asha Rao',
    mobile_phone_number: known,
    product: 'gold_loan',
    postal_code: '560001',
    language: 'en',
  };
  expect((await ask('POST', '/api/partner/leads', { token, body: added })).status).toBe(200);
  const before = (await findLeads(token)).length;
  const checked = await check(
    [
      row(repeated, ['पर्सनल लोन', '560001', 'हिन्दी']),
      row(known, ['gold_loan']),
      row(known.replace(/^/u, '+91 '), ['car_loan']),
      row(repeated),
      row('12345'),
      row(newNumber(), ['voucher']),
      row(newNumber(), ['Yachts']),
      row(newNumber(), ['Car Loans', '012345']),
      row(newNumber(), ['Car Loans', '560001', 'French']),
      ['', newNumber(), 'Car Loans', '560001', 'English'],
    ],
    token,
  );
  expect(checked).toMatchObject({ file_rows: 10, differing: 1, error_count: 9 });
  const rows = await imports.findRows(checked.id, token);
  expect(rows.map(({ problem }) => problem)).toEqual([
    '',
    'row_lead_exists',
    'row_repeated',
    'row_repeated',
    'row_mobile',
    'row_product',
    'row_product',
    'row_pincode',
    'row_language',
    'row_cell_missing',
  ]);
  expect(JSON.stringify(rows)).not.toContain(repeated);
  expect(await findLeads(token)).toHaveLength(before);
});

test('loaded leads wait for consent, and the customers are asked by day, a few at a time', async () => {
  goTo(NIGHT);
  const numbers = Array.from({ length: 40 }, newNumber);
  const token = await partnerToken(server);
  const done = await load(
    numbers.map((mobile) => row(mobile, ['Gold Loans', '560001', 'Hindi'])),
    token,
  );
  expect(done).toMatchObject({ status: 'applied', rows: 40 });
  const [first = ''] = numbers;
  const countSent = async () =>
    (await Promise.all(numbers.map(lettersTo))).filter(({ length }) => length > 0).length;
  expect(await countSent()).toBe(0);
  goTo('2026-11-24T05:30:00.000Z');
  await server.runJobs();
  expect(await countSent()).toBe(30);
  // Time passes while the test counts the messages, so that the next ones are due later.
  goTo('2026-11-24T05:31:00.000Z');
  await server.runJobs();
  expect(await countSent()).toBe(40);
  goTo('2026-11-24T05:32:00.000Z');
  await server.runJobs();
  const letters = await lettersTo(first);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('गोल्ड लोन');
  const morning = await partnerToken(server);
  const rows = await imports.findRows(done.id, morning);
  const lead = await getPath(rows[0], morning);
  const contact = await ask('POST', `${lead}/contact`, {
    token: morning,
    body: { channel: 'call' },
  });
  expect(contact.status).toBe(409);
  expect(letters[0]?.text).toMatch(/\/consent#[\w-]{40,}/u);
});

test('a roll-back removes the leads that nobody has acted on', async () => {
  goTo(MORNING);
  const token = await partnerToken(server);
  const [acted, left] = [newNumber(), newNumber()];
  const { id } = await load([row(acted), row(left)], token);
  await server.runJobs();
  const rows = await imports.findRows(id, token);
  const [first, second] = await Promise.all(rows.map((one) => getPath(one, token)));
  await ask('POST', `${first}/notes`, { token, body: { text: 'Wants it in May' } });
  expect((await imports.rollBack(id, token)).status).toBe(200);
  expect(await imports.settle(id, token)).toMatchObject({ status: 'rolled_back' });
  expect((await ask('GET', first ?? '', { token })).status).toBe(200);
  expect((await ask('GET', second ?? '', { token })).status).toBe(404);
  expect((await imports.findRows(id, token)).map(({ status }) => status)).toEqual([
    'kept',
    'rolled_back',
  ]);
});

test('a file that is too long is refused, and a mapping is remembered for its own user', async () => {
  const token = await partnerToken(server);
  const long = Array.from({ length: 5001 }, () => row());
  expect((await imports.send(long, token, { mapping: LEAD_MAPPING })).status).toBe(413);
  const header = ['Kisko', 'Kahan', 'Kya', 'Kidhar'];
  const columns = async (as: string) => {
    const body = importFile('leads', [row().slice(0, 4)], header);
    const answer = await ask('POST', '/api/imports/columns?kind=leads', { token: as, body });
    return Object(answer.body);
  };
  expect(await columns(token)).toMatchObject({
    remembered: 0,
    mapping: [null, null, null, null, null],
  });
  const sent = await imports.send([row().slice(0, 4)], token, { mapping: '0,1,2,3,', header });
  await imports.settle(String(Object(sent.body).upload.id), token);
  expect(await columns(token)).toMatchObject({ remembered: 1, mapping: [0, 1, 2, 3, null] });
  const other = await partnerToken(server, 'second@demo.in');
  expect(await columns(other)).toMatchObject({ remembered: 0 });
  const labels = importFile('leads', [row()], ['नाम', 'मोबाइल नंबर', 'Product', 'पिनकोड', 'x']);
  const known = await ask('POST', '/api/imports/columns?kind=leads', { token, body: labels });
  expect(Object(known.body).mapping).toEqual([0, 1, 2, 3, null]);
});

test('nobody reaches another partner’s import by any call', async () => {
  const token = await partnerToken(server);
  const mobile = newNumber();
  const { id } = await check([row(mobile), row('12345')], token);
  const other = await partnerToken(server, 'second@demo.in');
  const admin = await adminToken(server);
  const masquerade = getText(
    await ask('POST', '/api/partner/masquerade', {
      token: admin,
      body: { partner_id: 1, reason: 'Looks at leads' },
    }),
    'token',
  );
  const calls = [
    ['GET', `/api/rest/imports/${id}`],
    ['GET', `/api/imports/${id}/failed-rows`],
    ['POST', `/api/imports/${id}/commit`, { confirmation: 'none' }],
    ['POST', `/api/uploads/${id}/roll-back`, {}],
    ['POST', `/api/uploads/${id}/decision`, { decision: 'confirm' }],
  ] as const;
  for (const [method, path, body] of calls)
    expect([path, (await ask(method, path, { token: other, body })).status]).toEqual([path, 404]);
  for (const [method, path, body] of calls.filter(([, one]) => !one.includes('/rest/')))
    for (const as of [admin, masquerade])
      expect([path, (await ask(method, path, { token: as, body })).status]).toEqual([path, 403]);
  for (const resource of ['imports', 'import-rows']) {
    const { body } = await ask('GET', `/api/rest/${resource}?range=[0,999]`, { token: other });
    expect(JSON.stringify(body)).not.toContain(id);
  }
  const send = (as: string) => imports.send([row()], as, { mapping: LEAD_MAPPING });
  expect((await send(admin)).status).toBe(403);
  expect((await send(masquerade)).status).toBe(403);
  const failed = await ask('GET', `/api/imports/${id}/failed-rows`, { token });
  expect(Object(failed.body).data).toMatchObject([{ row: 3, problem: 'row_mobile' }]);
  const rows = await imports.findRows(id, token);
  expect(JSON.stringify(rows)).toContain(`******${mobile.slice(-4)}`);
  expect(JSON.stringify(rows)).not.toContain(mobile);
  expect(await imports.findRows(id, masquerade)).toEqual([]);
});

test('created and failed rows add up to the rows of any file', async () => {
  const token = await partnerToken(server);
  const cell = fc.record({
    mobile: fc.oneof(
      fc.constant('x'),
      fc.integer({ min: 0, max: 6 }).map((n) => `955500000${n}`),
    ),
    product: fc.constantFrom('car_loan', 'Gold Loans', 'boat'),
    pincode: fc.constantFrom('560001', '5600'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 8 }), async (cells) => {
      const before = (await findLeads(token)).length;
      const rows = cells.map(({ mobile, product, pincode }) => row(mobile, [product, pincode]));
      const checked = await check(rows, token);
      const { differing = 0, error_count = 0 } = Object(checked);
      expect(differing + error_count).toBe(rows.length);
      if (differing > 0) await imports.commit(checked.id, token);
      expect(await imports.settle(checked.id, token)).toMatchObject({ rows: differing });
      expect((await findLeads(token)).length - before).toBe(differing);
      const failed = await ask('GET', `/api/imports/${checked.id}/failed-rows`, { token });
      expect(Object(failed.body).data).toHaveLength(error_count);
    }),
    { numRuns: 8 },
  );
}, 60_000);

test('the template has the columns of the form of a new lead', () => {
  expect(importColumnNames('leads')).toEqual([
    'customer_name',
    'mobile_phone_number',
    'product',
    'postal_code',
    'language',
  ]);
});
