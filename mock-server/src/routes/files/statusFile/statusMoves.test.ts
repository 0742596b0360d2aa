import { addDays, toIndianDay } from '@marketplace/shared/format';
import { describe, expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { testServer } from '../../../testing/startTestServer';
import { createStatusFileActions } from '../../../testing/files/statusFiles';

const server = testServer({ SEED_USERS: '400' });
const { take, upload, read } = createStatusFileActions(server);
const today = getIndianToday();

describe('moves', () => {
  test('forward are taken, back or out of an end state are refused row by row', async () => {
    const applied = take('applied');
    const ends = [take('disbursed'), take('rejected'), take('withdrawn'), take('approved')];
    const rows = [applied, ...ends].map((of) => ({ of, status: 'in_review' }));
    const answer = await upload(rows);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        rowsUpdated: 1,
        errors: [3, 4, 5, 6].map((row) => ({ row, column: 'status', value: 'in_review' })),
      },
    });
    expect(await read(applied)).toMatchObject({ status: 'in_review' });
    for (const end of ends) expect(await read(end)).toMatchObject({ status: end.status });
  });

  test.each([
    ['in the future', 1, 'in_review'],
    ['of 2099', 28_000, 'in_review'],
  ])('dated %s are refused', async (_, days, status) => {
    const of = take(status);
    const date = addDays(today, days);
    expect(await upload([{ of, status: 'approved', date }])).toMatchObject({
      body: { rowsUpdated: 0, errors: [{ row: 2, column: 'status_date', value: date }] },
    });
    expect(await read(of)).toEqual(of);
  });

  test('dated before the application are refused', async () => {
    const of = take('in_review');
    const date = addDays(toIndianDay(of.created_at), -1);
    expect(await upload([{ of, status: 'approved', date }])).toMatchObject({
      body: { rowsUpdated: 0, errors: [{ row: 2, column: 'status_date', value: date }] },
    });
  });

  test('of a disbursed amount alone count as back', async () => {
    const of = take('disbursed');
    const row = { of, status: 'disbursed', date: of.status_date };
    const less = await upload([{ ...row, amount: '1' }], { withAmount: true });
    expect(less).toMatchObject({ body: { rowsUpdated: 0, errors: [{ column: 'status' }] } });
    expect(await read(of)).toMatchObject({ disbursed_amount: of.disbursed_amount });
  });
});

describe('a disbursal', () => {
  test('needs an amount where the file has amounts', async () => {
    const of = take('in_review');
    for (const amount of ['', '0', '-5', 'lots']) {
      expect(
        await upload([{ of, status: 'disbursed', amount }], { withAmount: true }),
      ).toMatchObject({
        status: 200,
        body: { rowsUpdated: 0, errors: [{ row: 2, column: 'amount' }] },
      });
    }
    const paid = { of, status: 'disbursed', amount: '45000.50' };
    expect(await upload([paid], { withAmount: true })).toMatchObject({ body: { rowsUpdated: 1 } });
    expect(await read(of)).toMatchObject({ status: 'disbursed', disbursed_amount: 45_000.5 });
  });

  test('has the amount that was applied for where the file has none', async () => {
    const of = take('in_review');
    await upload([{ of, status: 'disbursed' }]);
    expect(await read(of)).toMatchObject({ disbursed_amount: of.amount });
  });
});
