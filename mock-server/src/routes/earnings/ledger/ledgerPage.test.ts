import { LEDGER_SORTS } from '@marketplace/shared/api';
import { addDays } from '@marketplace/shared/format';
import type { LedgerLine } from '@marketplace/shared/schema';
import { getOptionIds } from '@marketplace/shared/schema';
import { beforeAll, expect, test } from 'vitest';
import { getIndianToday } from '../../../data/indianDay';
import { sumField } from '../../../testing/ledgers';
import { partnerToken } from '../../../testing/signIn';
import { getData, testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '1200' });
const days = `from=${addDays(getIndianToday(), -360)}&to=${getIndianToday()}`;

let token = '';
beforeAll(async () => {
  token = await partnerToken(server);
});

const read = async (query = '') =>
  getData(await server.ask('GET', `/api/partner/ledger?${days}${query}`, { token }));

const findLines = async (query = ''): Promise<LedgerLine[]> => (await read(query)).lines;

const getKey = (line: LedgerLine, sort: (typeof LEDGER_SORTS)[number]): string | number => {
  const value = line[sort] ?? '';
  if (sort === 'state') return getOptionIds('ledgerState').indexOf(String(value));
  return typeof value === 'number' ? value : value.toLowerCase();
};

test.each(LEDGER_SORTS)('the ledger is sorted by %s, page by page, both ways', async (sort) => {
  const all = await findLines();
  expect(all.length).toBeGreaterThan(20);
  for (const order of ['ASC', 'DESC']) {
    const sorted = await findLines(`&sort=${sort}&order=${order}`);
    expect(sorted.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    const keys = sorted.map((line) => getKey(line, sort));
    const ascending = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
    expect(keys).toEqual(order === 'ASC' ? ascending : ascending.toReversed());
    const second = await findLines(`&sort=${sort}&order=${order}&page=2&per_page=7`);
    expect(second).toEqual(sorted.slice(7, 14));
  }
});

test('the ledger keeps the lines of chosen lenders and states, and sums these', async () => {
  const all = await findLines();
  const lenders: { id: number; name: string }[] = (await read()).lenders;
  expect(new Set(lenders.map(({ name }) => name))).toEqual(
    new Set(all.flatMap(({ lender_name }) => lender_name || [])),
  );
  const states = ['paid', 'expected', 'due'];
  const ofStates = all.filter(({ state, lender_name }) => lender_name && states.includes(state));
  const names = [...new Set(ofStates.map(({ lender_name }) => lender_name))].slice(0, 2);
  const ids = lenders.filter(({ name }) => names.includes(name)).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const chosen = await read(`&lender_id=${ids.join()}&state=${states.join()}`);
  const expected = ofStates.filter(({ lender_name }) => names.includes(lender_name));
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(all.length);
  expect(chosen.lines).toEqual(expected);
  expect(chosen.totals.count).toBe(expected.length);
  expect(Math.round(chosen.totals.net * 100)).toBe(sumField(expected, 'net'));
  // The choice of lenders stays that of the days.
  expect(chosen.lenders).toEqual(lenders);
});

test.each(['sort=version', 'order=UP', 'state=gone', 'lender_id=x'])(
  'the ledger refuses %s',
  async (query) => {
    const path = `/api/partner/ledger?${days}&${query}`;
    expect((await server.ask('GET', path, { token })).status).toBe(422);
  },
);
