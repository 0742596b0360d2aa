import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../testing/startTestServer';
import { testServer } from '../../../testing/startTestServer';
import type { Application } from '../../../testing/files/statusFiles';
import { createStatusFileActions } from '../../../testing/files/statusFiles';

const server = testServer({ SEED_USERS: '400' });
const { ask } = server;
const { tokens, take, upload, read } = createStatusFileActions(server);

const getId = ({ body }: Answer): string => String(Object(body).upload.id);
const decide = (id: string, decision: string, token: string): Promise<Answer> =>
  ask('POST', `/api/uploads/${id}/decision`, { token, body: { decision } });
const rollBack = (id: string, token = tokens.first): Promise<Answer> =>
  ask('POST', `/api/uploads/${id}/roll-back`, { token, body: {} });
const getStage = async ({ user_id }: Application): Promise<unknown> => {
  const filter = JSON.stringify({ user_id, product: 'personal_loan' });
  const { body } = await ask('GET', `/api/rest/leads?filter=${filter}`, { token: tokens.first });
  return Object(body)[0]?.stage;
};

describe('an upload that waits', () => {
  test('is decided by a second admin with full access, once, and names both', async () => {
    const of = take('disbursed');
    const other = take('in_review');
    const stage = await getStage(of);
    const asked = await upload(
      [
        { of, status: 'in_review' },
        { of: other, status: 'approved' },
      ],
      { confirm: true },
    );
    expect(asked).toMatchObject({
      status: 200,
      body: { rowsUpdated: 0, errors: [], upload: { status: 'pending', backward_rows: 1 } },
    });
    expect(await read(of)).toEqual(of);
    expect(await read(other)).toEqual(other);
    const id = getId(asked);
    const seen = await ask('GET', `/api/rest/imports/${id}`, { token: tokens.second });
    expect(seen).toMatchObject({ body: { status: 'pending', uploaded_by: 1, rows: 2 } });
    const filter = JSON.stringify({ upload_id: id });
    const rows = await ask('GET', `/api/rest/import-rows?filter=${filter}`, {
      token: tokens.second,
    });
    expect(rows.body).toMatchObject([
      { row: 2, status: 'checked', backward: 1 },
      { row: 3, status: 'checked', backward: 0 },
    ]);
    expect((await decide(id, 'confirm', tokens.first)).status).toBe(403);
    expect((await decide(id, 'confirm', tokens.reporter)).status).toBe(403);
    expect(await read(of)).toEqual(of);
    expect(await decide(id, 'confirm', tokens.second)).toMatchObject({
      status: 200,
      body: { rowsUpdated: 2, kept: [], upload: { status: 'applied', decided_by: 3 } },
    });
    expect(await read(of)).toMatchObject({ status: 'in_review', disbursed_amount: null });
    expect(await decide(id, 'refuse', tokens.second)).toMatchObject({ status: 409 });
    const path = `/api/admin/applications/${of.id}/history`;
    const history = await ask('GET', path, { token: tokens.reporter });
    const { name: firstName } = Object(
      (await ask('GET', '/api/rest/admin-users/1', { token: tokens.first })).body,
    );
    const { name: secondName } = Object(
      (await ask('GET', '/api/rest/admin-users/3', { token: tokens.first })).body,
    );
    const entries: object[] = Object(history.body).data;
    expect(entries.at(-1)).toMatchObject({
      status: 'in_review',
      by: { account_id: 1, name: firstName, upload_id: id, confirmed_by_name: secondName },
    });
    expect(stage).toBe('disbursed');
    const paid = await ask(
      'GET',
      `/api/rest/applications?filter=${JSON.stringify({ user_id: of.user_id, status: 'disbursed' })}`,
      { token: tokens.first },
    );
    expect(await getStage(of)).toBe(Object(paid.body).length > 0 ? 'disbursed' : 'applied');
  });

  test('that is refused changes nothing', async () => {
    const of = take('rejected');
    const asked = await upload([{ of, status: 'approved' }], {
      confirm: true,
      token: tokens.reporter,
    });
    expect(await decide(getId(asked), 'refuse', tokens.second)).toMatchObject({
      body: { rowsUpdated: 0, upload: { status: 'refused' } },
    });
    expect(await read(of)).toEqual(of);
    expect(await rollBack(getId(asked))).toMatchObject({ status: 409 });
  });

  test('leaves an application that has changed since', async () => {
    const of = take('in_review');
    const asked = await upload([{ of, status: 'applied' }], { confirm: true });
    await upload([{ of, status: 'approved' }]);
    expect(await decide(getId(asked), 'confirm', tokens.second)).toMatchObject({
      body: { rowsUpdated: 0, kept: [{ row: 2, message: expect.any(String) }] },
    });
    expect(await read(of)).toMatchObject({ status: 'approved' });
  });

  test('has something to confirm, or is taken at once', async () => {
    const answer = await upload([{ of: take('in_review'), status: 'approved' }], { confirm: true });
    expect(answer).toMatchObject({ body: { rowsUpdated: 1, upload: { status: 'applied' } } });
  });
});

describe('an upload that is rolled back', () => {
  test('puts back what it changed, leaves what changed since and says so', async () => {
    const back = take('in_review');
    const later = take('in_review');
    const answer = await upload([
      { of: back, status: 'disbursed' },
      { of: later, status: 'approved' },
    ]);
    await upload([{ of: later, status: 'rejected' }]);
    expect((await rollBack(getId(answer), tokens.reporter)).status).toBe(403);
    expect(await rollBack(getId(answer))).toMatchObject({
      status: 200,
      body: {
        rowsRolledBack: 1,
        kept: [{ row: 3, message: expect.any(String) }],
        upload: { status: 'rolled_back', rolled_back_by: 1 },
      },
    });
    const { status, status_date, disbursed_amount } = back;
    expect(await read(back)).toMatchObject({ status, status_date, disbursed_amount });
    expect(await read(later)).toMatchObject({ status: 'rejected' });
    expect(await rollBack(getId(answer))).toMatchObject({ status: 409 });
  });

  test('has to exist', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await rollBack(id)).status).toBe(404);
    expect((await decide(id, 'confirm', tokens.second)).status).toBe(404);
  });
});

test('an upload of which nothing is taken is kept as failed', async () => {
  const answer = await upload([{ of: take('rejected'), status: 'applied' }]);
  expect(answer).toMatchObject({
    body: { rowsUpdated: 0, upload: { status: 'failed', error_count: 1, rows: 0 } },
  });
});
