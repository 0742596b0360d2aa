import { addDays } from '@marketplace/shared/format';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../data/indianDay';
import { ledgersOf, paise, sumOf } from '../../testing/ledgers';
import { adminToken, partnerToken } from '../../testing/signIn';
import { testServer } from '../../testing/startTestServer';

const server = testServer({ SEED_USERS: '400' });
const { book, get, linesOf } = ledgersOf(server);
const today = indianDay();
let own = '';
let reports = '';

/** Some commissions are booked, in odd paise, and one of them is clawed back. */
beforeAll(async () => {
  own = await partnerToken(server);
  reports = await adminToken(server, 2);
  const token = await adminToken(server);
  const lines = (await linesOf(own)).slice(0, 5);
  await book(token, lines, 12_345.67);
  await server.ask('POST', `/api/ledger/${lines[0]?.id}/claw-back`, {
    token,
    body: { amount: 1234.56, reason: 'The borrower cancelled' },
  });
});

test('dashboard, report and the admin agree to the paisa for any days and basis', async () => {
  const day = fc.integer({ min: 0, max: 60 }).map((ago) => addDays(today, -ago));
  const asked = fc.record({
    days: fc.tuple(day, day).map((days) => days.toSorted()),
    basis: fc.constantFrom('disbursal', 'application'),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ days: [from, to], basis }) => {
      const query = `?from=${from}&to=${to}&basis=${basis}`;
      const [dashboard, report, admin] = await Promise.all([
        get(`/api/partner/summary${query}`, own),
        get(`/api/partner/ledger${query}`, own),
        get(`/api/admin/summary${query}`, reports),
      ]);
      expect(report.totals.commission).toBe(dashboard.earnings);
      expect(sumOf(report.lines, 'commission')).toBe(paise(dashboard.earnings));
      const rows: { partner_id: number; payout: number }[] = admin.by_partner;
      const mine = rows.find(({ partner_id }) => partner_id === 1);
      expect(mine?.payout ?? 0).toBe(dashboard.earnings);
      expect(sumOf(rows, 'payout')).toBe(paise(admin.partner_payout));
    }),
    { numRuns: 40 },
  );
});
