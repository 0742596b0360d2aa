import { toIndianDay } from '@marketplace/shared/format';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nowIso } from '../clock';
import { seedCollections } from '.';
import { findDemoAccess } from './accounts';
import { readFixtures } from './fixtures/readFixtures';
import { seedLedger } from './partners/ledger';

const INSTANT = /^\d{4}-\d{2}-\d{2}T.*Z$/u;

/** Days that begin or end a month or India's financial year, a leap day, a Sunday. */
const DAYS = [
  '2027-01-01',
  '2028-02-29',
  '2028-03-31',
  '2028-04-01',
  '2026-11-22',
  '2026-12-31',
] as const;
const HOURS = ['00:00', '00:05', '05:25', '12:00', '18:35', '23:55'] as const;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function seedAt(day: string, hour: string) {
  vi.setSystemTime(new Date(`${day}T${hour}:00+05:30`));
  return seedCollections({ users: 120 });
}

/** Builds the seed with the day of each instant in place of the instant. */
const seedDays = (day: string, hour: string): unknown =>
  JSON.parse(
    JSON.stringify(seedAt(day, hour), (_key, value: unknown) =>
      typeof value === 'string' && INSTANT.test(value) ? toIndianDay(value) : value,
    ),
  );

test.each(DAYS)('the seed of %s has the same records on the same days at every hour', (day) => {
  const [first, ...others] = HOURS.map((hour) => seedDays(day, hour));
  for (const other of others) expect(other).toEqual(first);
});

test('people, leads, applications and consents are the same on every day', () => {
  const [first, ...others] = DAYS.map((day) => {
    const { users, leads, applications, consents, prospects, tickets } = seedAt(day, '12:00');
    return {
      users: users?.map(({ id, customer_name, city }) => [id, customer_name, city]),
      leads: leads?.map(({ id, customer_name, product }) => [id, customer_name, product]),
      applications: applications?.map(({ id, lender_name, amount }) => [id, lender_name, amount]),
      consents: consents?.map(({ id, user_id, purpose }) => [id, user_id, purpose]),
      prospects: prospects?.map(({ id, user_id }) => [id, user_id]),
      tickets: tickets?.map(({ id, reference }) => [id, reference]),
    };
  });
  for (const other of others) expect(other).toEqual(first);
});

test.each(HOURS)('at %s nothing of the past is in the future', (hour) => {
  const { users = [], leads = [], applications = [] } = seedAt('2026-11-24', hour);
  const times = [...users, ...leads, ...applications].flatMap((row) => [
    row.created_at,
    row.updated_at,
  ]);
  expect(times.filter((at) => at > nowIso())).toEqual([]);
});

test('each application is read as often in a large seed of the ledger as in a small one', () => {
  const fixtures = readFixtures();
  const countReads = (users: number): number => {
    const seeded = seedCollections({ users });
    const {
      applications = [],
      lender_revenue = [],
      partner_profiles = [],
      payout_accounts = [],
      merchants = [],
    } = seeded;
    let reads = 0;
    const counted = applications.map((one) => ({
      ...one,
      reference: '',
      get status() {
        reads += 1;
        return one.status;
      },
    }));
    const { partners } = fixtures;
    const rows = { lender_revenue, partner_profiles, payout_accounts, merchants, partners };
    seedLedger({ ...rows, applications: counted }, findDemoAccess(fixtures));
    return reads / counted.length;
  };
  expect(countReads(800)).toBe(countReads(200));
});
