import { expect, test } from 'vitest';
import { getIndianToday } from '../../../../data/indianDay';
import { importFile, createImportActions } from '../../../../testing/files/importFiles';
import { createStatusFileActions } from '../../../../testing/files/statusFiles';
import { testServer } from '../../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '300' });
const { ask } = server;
const { tokens, take, read, upload } = createStatusFileActions(server);
const { send, settle, check, commit, rollBack, findRows } = createImportActions(server, 'mis');

const today = getIndianToday();

test('a report is reconciled, loaded in the background and rolled back as a whole', async () => {
  const paid = take('disbursed');
  const wrong = take('disbursed');
  const approved = take('approved');
  const checked = await check(
    [
      [paid.id, paid.disbursed_amount ?? paid.amount, paid.status_date],
      [wrong.id, 12_345, today],
      [approved.id.toUpperCase(), '"1,50,000.50"', today, 'PAN ABCPE1234F'],
      ['A-NONE-NONE', 100, today],
      [paid.id, 100, today],
      [take('approved').id, 'much', today],
      [take('approved').id, 100, '2099-01-01'],
    ],
    tokens.first,
  );
  expect(checked).toMatchObject({
    status: 'checked',
    file_rows: 7,
    processed: 7,
    matched: 1,
    differing: 2,
    unknown: 1,
    error_count: 3,
    rows: 2,
    backward_rows: 1,
  });
  const rows = await findRows(checked.id, tokens.first);
  const named = rows.filter(({ row }) => row !== 0);
  expect(named).toMatchObject([
    { row: 2, outcome: 'matched', to_amount: null },
    { row: 3, outcome: 'differing', backward: 1, to_amount: 12_345 },
    { row: 4, outcome: 'differing', backward: 0, from_status: 'approved', to_amount: 150_000.5 },
    { row: 5, outcome: 'unknown', problem: 'row_unknown_application', column: 'application_id' },
    { row: 6, outcome: 'error', problem: 'row_repeated' },
    { row: 7, outcome: 'error', problem: 'row_amount', column: 'disbursed_amount' },
    { row: 8, outcome: 'error', problem: 'row_future', column: 'disbursal_date' },
  ]);
  expect(JSON.stringify(rows)).not.toContain('ABCPE1234F');
  expect(await read(approved)).toEqual(approved);

  const begun = await commit(checked.id, tokens.first);
  expect(begun).toMatchObject({ status: 200, body: { upload: { status: 'applying' } } });
  const done = await settle(checked.id, tokens.first);
  expect(done).toMatchObject({ status: 'applied', rows: 1, processed: 1 });
  expect(await read(approved)).toMatchObject({ status: 'disbursed', disbursed_amount: 150_000.5 });
  expect(await read(wrong)).toEqual(wrong);
  expect((await commit(checked.id, tokens.first)).status).toBe(409);

  expect((await rollBack(checked.id, tokens.reporter)).status).toBe(403);
  expect((await rollBack(checked.id, tokens.second)).status).toBe(200);
  expect(await settle(checked.id, tokens.first)).toMatchObject({
    status: 'rolled_back',
    rolled_back_by: 3,
  });
  expect(await read(approved)).toMatchObject({ status: 'approved', disbursed_amount: null });
  expect((await rollBack(checked.id, tokens.first)).status).toBe(409);
  const { body } = await ask('GET', '/api/rest/audit-entries?range=[0,99]&sort=["id","DESC"]', {
    token: tokens.first,
  });
  const entries: { call: string; collection: string }[] = Array.isArray(body) ? body : [];
  for (const call of ['commitImport', 'rollBackUpload'])
    expect(entries).toContainEqual(
      expect.objectContaining({ call, collection: 'applications', records: 1 }),
    );
});

test('the same report again changes nothing; what it leaves out is missing', async () => {
  const approved = take('approved');
  const file = [[approved.id, 5000, today]];
  const first = await check(file, tokens.first);
  await commit(first.id, tokens.first);
  await settle(first.id, tokens.first);
  const again = await check(file, tokens.first);
  expect(again).toMatchObject({ matched: 1, differing: 0, rows: 0 });
  expect((await commit(again.id, tokens.first)).status).toBe(422);
  const other = take('approved');
  await upload([{ of: other, status: 'disbursed' }]);
  const getLender = async ({ id }: { id: string }): Promise<unknown> =>
    Object((await ask('GET', `/api/rest/applications/${id}`, { token: tokens.first })).body)
      .lender_id;
  const lender = await getLender(approved);
  const filter = JSON.stringify({ status: 'disbursed', status_date: today, lender_id: lender });
  const { body } = await ask('GET', `/api/rest/applications?filter=${filter}`, {
    token: tokens.first,
  });
  const ours: { id: string; reference: string }[] = Array.isArray(body) ? body : [];
  const left = ours.filter(({ id }) => id !== approved.id).map(({ reference }) => reference);
  const last = await check(file, tokens.first);
  const rows = await findRows(last.id, tokens.first);
  const missing = rows.filter(({ outcome }) => outcome === 'missing');
  expect(missing.map((row) => String(row['record_reference'])).toSorted()).toEqual(left.toSorted());
  expect(left.includes(Object(await read(other)).reference)).toBe(
    (await getLender(other)) === lender,
  );
});

test('a row lists all its problems, and can be filtered by each', async () => {
  const { id } = await check(
    [
      ['A-NONE-NONE', 'much', 'soon'],
      [take('approved').id, 100, '2099-01-01'],
    ],
    tokens.first,
  );
  const [row] = await findRows(id, tokens.first);
  expect(row).toMatchObject({
    outcome: 'error',
    problem: 'row_amount',
    other_problems: [{ column: 'disbursal_date', problem: 'row_date' }],
  });
  const failed = await ask('GET', `/api/imports/${id}/failed-rows`, { token: tokens.first });
  expect(Object(failed.body).data[0].other_problems).toHaveLength(1);
  const filter = JSON.stringify({ upload_id: id, problems: ['row_date'] });
  const path = `/api/rest/import-rows?filter=${filter}&range=[0,9]`;
  const { body: found } = await ask('GET', path, { token: tokens.first });
  expect(found).toMatchObject([{ row: 2, record_id: '' }]);
});

test('a row that changes a disbursal waits for a second admin', async () => {
  const paid = take('disbursed');
  const checked = await check([[paid.id, 77_777, today]], tokens.first);
  expect((await commit(checked.id, tokens.first)).status).toBe(422);
  const asked = await commit(checked.id, tokens.first, 'request');
  expect(asked).toMatchObject({ body: { upload: { status: 'pending' } } });
  const decide = (token: string) =>
    ask('POST', `/api/uploads/${checked.id}/decision`, { token, body: { decision: 'confirm' } });
  expect((await decide(tokens.first)).status).toBe(403);
  expect((await decide(tokens.second)).status).toBe(200);
  expect(await settle(checked.id, tokens.first)).toMatchObject({
    status: 'applied',
    decided_by: 3,
  });
  expect(await read(paid)).toMatchObject({ disbursed_amount: 77_777 });
});

test('an application that has changed since the check is kept', async () => {
  const approved = take('approved');
  const one = await check([[approved.id, 900, today]], tokens.first);
  const two = await check([[approved.id, 900, today]], tokens.first);
  for (const { id } of [one, two]) {
    await commit(id, tokens.first);
    await settle(id, tokens.first);
  }
  expect(await settle(two.id, tokens.first)).toMatchObject({
    status: 'failed',
    rows: 0,
  });
  expect(await findRows(two.id, tokens.first)).toContainEqual(
    expect.objectContaining({ status: 'kept', problem: 'row_changed_since' }),
  );
});

test('headings are recognised, and a mapping is remembered for them', async () => {
  const header = ['Lender', 'Ref', 'Paid', 'Disbursement Date'];
  const columns = (token: string) =>
    ask('POST', '/api/imports/columns?kind=mis', {
      token,
      body: importFile('mis', [['x', 'y', 1, today]], header),
    });
  expect(await columns(tokens.first)).toMatchObject({
    body: { headings: header, mapping: [null, null, 3, null], remembered: 0, rows: 1 },
  });
  const approved = take('approved');
  const row = ['x', approved.id, 10, today];
  const sent = await send([row], tokens.first, { mapping: '1,2,3,', header });
  const checked = await settle(String(Object(sent.body).upload.id), tokens.first);
  expect(checked).toMatchObject({ differing: 1 });
  expect(await columns(tokens.second)).toMatchObject({
    body: { mapping: [1, 2, 3, null], remembered: 1 },
  });
  for (const mapping of ['1,1,3,', ',2,3,', '1,2,44,', 'x', '1,2'])
    expect((await send([row], tokens.first, { mapping, header })).status).toBe(422);
});

test('a file keeps its name in Hindi', async () => {
  const body = new FormData();
  body.set('image_name', new File(['a,b,c\nx,1,2'], 'गिरिवर.csv'));
  const path = '/api/imports?kind=mis&mapping=0,1,2,';
  expect(await ask('POST', path, { token: tokens.first, body })).toMatchObject({
    body: { upload: { file_name: 'गिरिवर.csv' } },
  });
});

test('files that cannot be read, and other roles, are refused', async () => {
  const form = (text: string, name: string) => {
    const body = new FormData();
    body.set('image_name', new File([text], name));
    return body;
  };
  for (const [text, name] of [
    ['', 'a.csv'],
    ['application_id,amount', 'a.csv'],
    ['a\0b', 'a.csv'],
    ['words', 'a.xlsx'],
    ['a,b\n1,2', 'a.html'],
  ] as const)
    for (const path of ['/api/imports/columns?kind=mis', '/api/imports?kind=mis&mapping=0,1,2,'])
      expect(
        (await ask('POST', path, { token: tokens.first, body: form(text, name) })).status,
        `${path} ${name} ${text}`,
      ).toBe(422);
  const path = '/api/imports?kind=mis&mapping=0,1,2,';
  const more = `a,b,c\n${'x,1,2\n'.repeat(50_001)}`;
  expect((await ask('POST', path, { token: tokens.first, body: form(more, 'a.csv') })).status).toBe(
    413,
  );
  expect(
    (await ask('POST', path, { token: tokens.reporter, body: form('a', 'a.csv') })).status,
  ).toBe(403);
  expect((await commit('00000000-0000-4000-8000-000000000000', tokens.first)).status).toBe(404);
});

test('more rows than a status file may have are checked', { timeout: 120_000 }, async () => {
  const rows = Array.from({ length: 20_500 }, (_, index) => [`A-${index}`, index + 1, today]);
  const checked = await check(rows, tokens.first);
  expect(checked).toMatchObject({ status: 'checked', file_rows: 20_500, unknown: 20_500 });
});
