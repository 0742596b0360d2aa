import { expect, test } from 'vitest';
import { ADMIN_ROLES, importKinds } from '@marketplace/shared/resources';
import { getIndianToday } from '../../../data/indianDay';
import { importFile, createImportActions } from '../../../testing/files/importFiles';
import { LEAD_MAPPING, createLeadFileActions } from '../../../testing/files/leadFiles';
import { createPartnerUserActions } from '../../../testing/partnerUsers';
import { adminToken, signInConsumer, partnerToken } from '../../../testing/signIn';
import { createStatusFileActions } from '../../../testing/files/statusFiles';
import { testServer } from '../../../testing/startTestServer';

/** Its admins keep the roles of the fixtures. */
const fresh = testServer();
const server = testServer({ SEED_USERS: '300' });
const { ask } = server;
const { tokens, take, read } = createStatusFileActions(server);
const mis = createImportActions(server, 'mis');
const statuses = createImportActions(server, 'application_status');
const leadImports = createImportActions(server, 'leads');
const { row, check, findLeads } = createLeadFileActions(server, leadImports);
const today = getIndianToday();

/** Sends a file to the calls that read its columns and check it; returns their statuses. */
async function sendAs(token: string, kind: 'mis' | 'commission' | 'application_status') {
  const count = importKinds[kind].columns.length;
  const mapping = Array.from({ length: count }, (_, place) => place).join(',');
  const paths = [
    `/api/imports/columns?kind=${kind}`,
    `/api/imports?kind=${kind}&mapping=${mapping}`,
  ];
  const found: number[] = [];
  for (const path of paths) {
    const body = importFile(kind, [['A-NONE-NONE', 'approved', today, '', '']]);
    found.push((await fresh.ask('POST', path, { token, body })).status);
  }
  return found;
}

const listAs = async (token: string, name: string, filter: object = {}): Promise<unknown[]> => {
  const path = `/api/rest/${name}?range=[0,999]&filter=${JSON.stringify(filter)}`;
  const { status, body } = await ask('GET', path, { token });
  expect(status).toBe(200);
  return Array.isArray(body) ? body : [];
};

test('each kind is checked by the roles that it names, and by nobody else', async () => {
  const { token: borrower } = await signInConsumer(fresh, '9300000021');
  const partner = await partnerToken(fresh);
  for (const kind of ['mis', 'commission', 'application_status'] as const) {
    const { admin = [] } = importKinds[kind].use;
    expect(admin).toEqual(kind === 'application_status' ? [1, 2] : [1]);
    for (const role of ADMIN_ROLES) {
      const expected = admin.includes(role) ? [200, 200] : [403, 403];
      const found = await sendAs(await adminToken(fresh, role), kind);
      expect([kind, role, found]).toEqual([kind, role, expected]);
    }
    for (const other of [borrower, partner])
      expect([kind, await sendAs(other, kind)]).toEqual([kind, [403, 403]]);
  }
  expect((await sendAs('', 'mis'))[0]).toBe(401);
});

test('admins who read leads see partners’ files, masked, and change none', async () => {
  const files = createImportActions(fresh, 'leads');
  const leads = createLeadFileActions(fresh, files);
  const owner = await partnerToken(fresh);
  const mobile = leads.newNumber();
  const { id } = await leads.load([leads.row(mobile), leads.row('12345')], owner);
  const count = (await leads.findLeads(owner)).length;
  const uploadsFor = (token: string, partner_id: number) => {
    const filter = JSON.stringify({ kind: 'leads', partner_id });
    return fresh.ask('GET', `/api/rest/imports?range=[0,999]&filter=${filter}`, { token });
  };
  const readers: readonly number[] = [1, 2];
  for (const role of ADMIN_ROLES.filter((one) => !readers.includes(one))) {
    const { status } = await uploadsFor(await adminToken(fresh, role), 1);
    expect([role, status]).toEqual([role, 403]);
  }
  for (const role of ADMIN_ROLES.filter((one) => readers.includes(one))) {
    const token = await adminToken(fresh, role);
    const seen = await uploadsFor(token, 1);
    expect(seen.body).toMatchObject([{ id, partner_id: 1, status: 'applied', rows: 1 }]);
    expect((await uploadsFor(token, 4)).body).toEqual([]);
    const rows = await files.findRows(id, token);
    expect(rows).toMatchObject([{ outcome: 'differing', partner_id: 1 }, { outcome: 'error' }]);
    expect(JSON.stringify(rows)).toContain(`******${mobile.slice(-4)}`);
    expect(JSON.stringify(rows)).not.toContain(mobile);
    const body = { decision: 'confirm' };
    const decision = await fresh.ask('POST', `/api/uploads/${id}/decision`, { token, body });
    const failed = await fresh.ask('GET', `/api/imports/${id}/failed-rows`, { token });
    const [commit, rollBack] = [await files.commit(id, token), await files.rollBack(id, token)];
    const answers = [decision, failed, commit, rollBack];
    expect([role, ...answers.map(({ status }) => status)]).toEqual([role, 403, 403, 403, 403]);
  }
  expect(await leads.findLeads(owner)).toHaveLength(count);
  const other = await partnerToken(fresh, 'second@demo.in');
  expect((await uploadsFor(other, 1)).body).toEqual([]);
  expect(await files.findRows(id, other)).toEqual([]);
});

test('a role finds, loads and decides the files of its kinds alone', async () => {
  const checked = await mis.check([[take('approved').id, 500, today]], tokens.first);
  for (const name of ['imports', 'import-rows']) {
    const filter = name === 'imports' ? { id: checked.id } : { upload_id: checked.id };
    expect(await listAs(tokens.first, name, filter)).not.toEqual([]);
    expect(await listAs(tokens.reporter, name, filter)).toEqual([]);
    expect(await listAs(tokens.reporter, name, { ...filter, kind: 'mis' }).catch(() => [])).toEqual(
      [],
    );
  }
  const [row] = await mis.findRows(checked.id, tokens.first);
  for (const path of [`imports/${checked.id}`, `import-rows/${String(row?.['id'])}`]) {
    expect((await ask('GET', `/api/rest/${path}`, { token: tokens.first })).status).toBe(200);
    expect((await ask('GET', `/api/rest/${path}`, { token: tokens.reporter })).status).toBe(404);
  }
  expect((await mis.commit(checked.id, tokens.reporter)).status).toBe(403);
  expect(await mis.settle(checked.id, tokens.first)).toMatchObject({ status: 'checked' });
  expect((await mis.commit(checked.id, tokens.first)).status).toBe(200);
});

test('a reporter loads a status file; only a full admin rolls it back, all of it', async () => {
  const rows = [take('in_review'), take('approved'), take('in_review')];
  const token = tokens.reporter;
  const file = rows.map(({ id }, place) => [
    id,
    place === 1 ? 'Disbursed' : 'rejected',
    today,
    '',
    9000,
  ]);
  const checked = await statuses.check(file, token);
  expect(checked).toMatchObject({ status: 'checked', differing: 3, error_count: 0 });
  for (const one of rows) expect(await read(one)).toEqual(one);
  expect((await statuses.commit(checked.id, token)).status).toBe(200);
  expect(await statuses.settle(checked.id, token)).toMatchObject({ status: 'applied', rows: 3 });
  expect(await read(rows[1] ?? take('approved'))).toMatchObject({
    status: 'disbursed',
    disbursed_amount: 9000,
  });

  expect((await statuses.rollBack(checked.id, token)).status).toBe(403);
  expect(await statuses.rollBack(checked.id, tokens.first)).toMatchObject({
    status: 200,
    body: { rowsRolledBack: 3, kept: [], upload: { status: 'rolled_back', rolled_back_by: 1 } },
  });
  for (const one of rows) {
    const { status, status_date, disbursed_amount } = one;
    expect(await read(one)).toMatchObject({ status, status_date, disbursed_amount });
  }
});

test('the check of a status file reports each row’s errors and changes, and saves nothing', async () => {
  const [forward, backward, late] = [take('in_review'), take('disbursed'), take('in_review')];
  const checked = await statuses.check(
    [
      [forward.id, 'approved', today],
      [backward.id, 'in_review', today],
      [late.id, 'approved', '2099-01-01'],
      [forward.id, 'rejected', today],
      [take('in_review').id, 'lost', '31/02/2026', '', 'much'],
      ['A-NONE-NONE', 'approved', today],
      [backward.id.toUpperCase(), 'nothing', today],
      [take('approved').id, 'disbursed', today, '', '0'],
    ],
    tokens.reporter,
  );
  expect(checked).toMatchObject({ differing: 2, backward_rows: 1, error_count: 6, unknown: 0 });
  expect(await statuses.findRows(checked.id, tokens.reporter)).toMatchObject([
    { row: 2, outcome: 'differing', backward: 0, from_status: 'in_review', to_status: 'approved' },
    {
      row: 3,
      backward: 1,
      from_status: 'disbursed',
      from_amount: backward.disbursed_amount,
      to_status: 'in_review',
      to_amount: null,
    },
    { row: 4, outcome: 'error', problem: 'row_future', column: 'status_date' },
    { row: 5, outcome: 'error', problem: 'row_repeated', column: 'application_id' },
    {
      row: 6,
      problem: 'row_status',
      column: 'status',
      other_problems: [
        { problem: 'row_date', column: 'status_date' },
        { problem: 'row_amount', column: 'amount' },
      ],
    },
    { row: 7, outcome: 'error', problem: 'row_unknown_application' },
    { row: 8, problem: 'row_repeated', other_problems: [{ problem: 'row_status' }] },
    { row: 9, problem: 'row_no_amount', column: 'amount' },
  ]);
  expect(await read(forward)).toEqual(forward);
  expect(await read(backward)).toEqual(backward);
});

test('a viewer sees what colleagues have uploaded, and neither uploads, loads nor rolls back', async () => {
  const owner = await partnerToken(server);
  const { token } = await createPartnerUserActions(server).join(owner, 1, 'viewer');
  const { id } = await check([row()], owner);
  const before = (await findLeads(owner)).length;
  const body = importFile('leads', [row()]);
  const columns = await ask('POST', '/api/imports/columns?kind=leads', { token, body });
  expect(columns.status).toBe(403);
  expect((await leadImports.send([row()], token, { mapping: LEAD_MAPPING })).status).toBe(403);
  expect((await leadImports.commit(id, token)).status).toBe(403);
  expect(await leadImports.settle(id, owner)).toMatchObject({ status: 'checked' });
  expect(await findLeads(token)).toHaveLength(before);

  expect((await leadImports.commit(id, owner)).status).toBe(200);
  expect(await leadImports.settle(id, owner)).toMatchObject({ status: 'applied' });
  expect((await leadImports.rollBack(id, token)).status).toBe(403);
  expect(await findLeads(token)).toHaveLength(before + 1);
});
