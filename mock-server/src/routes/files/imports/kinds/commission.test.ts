import { addDays } from '@marketplace/shared/format';
import { expect, test } from 'vitest';
import { getIndianToday } from '../../../../data/indianDay';
import { createImportActions } from '../../../../testing/files/importFiles';
import { createStatusFileActions } from '../../../../testing/files/statusFiles';
import { testServer } from '../../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '300' });
const { ask } = server;
const { tokens, take } = createStatusFileActions(server);
const { settle, check, commit, rollBack, findRows } = createImportActions(server, 'commission');
const today = getIndianToday();

const summary = async (): Promise<{ revenue: number; partner_payout: number }> =>
  // A summary covers two years at most.
  Object(
    (await ask('GET', `/api/admin/summary?from=${addDays(today, -700)}`, { token: tokens.first }))
      .body,
  ).data;
const ledger = async (): Promise<Record<string, unknown>[]> => {
  const { body } = await ask('GET', '/api/rest/ledger-entries?range=[0,999]', {
    token: tokens.first,
  });
  return Array.isArray(body) ? body : [];
};
const sum = (rows: readonly Record<string, unknown>[], field: string): number =>
  Math.round(rows.reduce((total, row) => total + Number(row[field]) * 100, 0)) / 100;

test('a statement books the ledger, and the figures of admin and partners follow to the paisa', async () => {
  const token = tokens.first;
  const filter = JSON.stringify({ status: 'disbursed' });
  const { body } = await ask('GET', `/api/rest/applications?filter=${filter}&range=[0,999]`, {
    token,
  });
  const seeded = await ledger();
  const known = new Set(seeded.map(({ id }) => id));
  const disbursed: { id: string }[] = Array.isArray(body) ? body : [];
  const all = disbursed.filter(({ id }) => !known.has(id));
  expect(all.length).toBeGreaterThan(30);
  const before = await summary();
  const rows = all.map(({ id }, index) => [id, (100 + index + 0.37).toFixed(2), today]);
  const checked = await check(rows, token);
  expect(checked).toMatchObject({ differing: all.length, backward_rows: 0, error_count: 0 });
  await commit(checked.id, token);
  expect(await settle(checked.id, token)).toMatchObject({
    status: 'applied',
    rows: all.length,
  });
  const booked = await ledger();
  expect(booked).toHaveLength(all.length + seeded.length);
  const after = await summary();
  expect(after.revenue).toBe(sum(booked, 'amount'));
  expect(after.partner_payout).toBe(sum(booked, 'partner_amount'));
  expect(after.revenue).not.toBe(before.revenue);

  const again = await check(rows, token);
  expect(again).toMatchObject({ matched: all.length, differing: 0, missing: 0 });
  const changed = await check([[all[0]?.id, 999.99, today]], token);
  expect(changed).toMatchObject({ differing: 1, backward_rows: 1 });

  await rollBack(checked.id, token);
  await settle(checked.id, token);
  expect(await ledger()).toEqual(seeded);
  expect(await summary()).toEqual(before);
});

test('only a disbursal earns a commission', async () => {
  const checked = await check(
    [
      [take('approved').id, 10, today],
      [take('disbursed').id, 10, '2000-01-01'],
      [take('disbursed').id, -5, today],
    ],
    tokens.first,
  );
  expect(await findRows(checked.id, tokens.first)).toMatchObject([
    { problem: 'row_not_disbursed', column: 'application_id' },
    { problem: 'row_before_application', column: 'commission_date' },
    { problem: 'row_not_positive', column: 'commission_amount' },
  ]);
  expect((await commit(checked.id, tokens.first)).status).toBe(422);
});
