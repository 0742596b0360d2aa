import { addDays, formatRupees } from '@marketplace/shared/format';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { DAY_MS, setClockOffset } from '../../../clock';
import { getIndianToday } from '../../../data/indianDay';
import { createLedgerActions, toPaise, sumField } from '../../../testing/ledgers';
import { readPdf } from '../../../testing/files/readPdf';
import { createReferralActions } from '../../../testing/referrals';
import { adminToken, partnerToken } from '../../../testing/signIn';
import { testServer } from '../../../testing/startTestServer';

const server = testServer({ SEED_USERS: '400' });
const { book, get, findLines } = createLedgerActions(server);
const { apply, approve, disburse, rollBack, setReward } = createReferralActions(server);
const today = getIndianToday();
let own = '';
let reports = '';

/**
 * Some commissions are booked, in odd paise, and one of them is clawed back; of the referrals of past
 * months, one is taken back in a later month.
 */
beforeAll(async () => {
  own = await partnerToken(server);
  reports = await adminToken(server, 2);
  const token = await adminToken(server);
  const lines = (await findLines(own)).slice(0, 5);
  await book(token, lines, 12_345.67);
  await server.ask('POST', `/api/ledger/${lines[0]?.id}/claw-back`, {
    token,
    body: { amount: 1234.56, reason: 'The borrower cancelled' },
  });
  await setReward({ amount: 512.35 });
  const uploads: string[] = [];
  for (const ago of [95, 63, 34]) {
    setClockOffset(-ago * DAY_MS);
    const { url_segment } = await approve(await apply('topclind'));
    uploads.push(await disburse(url_segment));
  }
  setClockOffset(-3 * DAY_MS);
  await rollBack(uploads[1] ?? '');
  setClockOffset(0);
});

test('the months have referrals', async () => {
  const referrals = (await findLines(own)).filter((line) => line['referred_name'] !== '');
  // The fixtures have one of ₹500.
  expect(referrals.map(({ commission }) => commission).toSorted((a, b) => a - b)).toEqual([
    -512.35, 500, 512.35, 512.35, 512.35,
  ]);
});

test('the pages of the ledger are its lines, each with the sums of all, to the paisa', async () => {
  const days = `from=${addDays(today, -700)}&to=${today}`;
  const asked = fc.record({
    size: fc.integer({ min: 1, max: 100 }),
    basis: fc.constantFrom('disbursal', 'application'),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ size, basis }) => {
      const path = `/api/partner/ledger?${days}&basis=${basis}`;
      const whole = await get(path, own);
      const count = Math.ceil(whole.lines.length / size);
      const pages = await Promise.all(
        Array.from({ length: count + 1 }, (_, index) =>
          get(`${path}&page=${index + 1}&per_page=${size}`, own),
        ),
      );
      expect(pages.flatMap(({ lines }) => lines)).toEqual(whole.lines);
      expect(pages.at(0)?.lines).toHaveLength(Math.min(size, whole.lines.length));
      for (const { totals } of pages) expect(totals).toEqual(whole.totals);
      for (const name of ['commission', 'gst', 'tds', 'net'])
        expect(sumField(whole.lines, name)).toBe(toPaise(whole.totals[name]));
    }),
    { numRuns: 8 },
  );
});

test('dashboard, report and the admin agree to the paisa for any days', async () => {
  const day = fc.integer({ min: 0, max: 60 }).map((ago) => addDays(today, -ago));
  const asked = fc.tuple(day, day).map((days) => days.toSorted());
  await fc.assert(
    fc.asyncProperty(asked, async ([from, to]) => {
      const query = `?from=${from}&to=${to}`;
      const [dashboard, report, admin] = await Promise.all([
        get(`/api/partner/summary${query}`, own),
        get(`/api/partner/ledger${query}&basis=application`, own),
        get(`/api/admin/summary${query}`, reports),
      ]);
      expect(report.totals.commission).toBe(dashboard.earnings);
      expect(sumField(report.lines, 'commission')).toBe(toPaise(dashboard.earnings));
      const rows: { partner_id: number; payout: number }[] = admin.by_partner;
      const mine = rows.find(({ partner_id }) => partner_id === 1);
      expect(mine?.payout ?? 0).toBe(dashboard.earnings);
      expect(sumField(rows, 'payout')).toBe(toPaise(admin.partner_payout));
    }),
    { numRuns: 40 },
  );
});

const rupees = (amount: number): string => formatRupees(amount, 'en', 'always');
const inPdf = (figure: string): number => toPaise(figure.replaceAll(/[₹,]/gu, ''));

test('the statement of any month and basis agrees to the paisa with report, payouts and admin', async () => {
  const asked = fc.record({
    month: fc.constantFrom(...[0, 30, 60, 90, 120].map((ago) => addDays(today, -ago).slice(0, 7))),
    basis: fc.constantFrom('disbursal', 'application'),
  });
  const { body } = await server.ask('GET', '/api/rest/payouts?range=[0,99]', { token: own });
  const payouts: { status: string; paid_on: string; net: number }[] = Array.isArray(body)
    ? body
    : [];
  const paid = payouts.filter(({ status }) => status === 'paid');
  expect(paid.length).toBeGreaterThan(0);
  await fc.assert(
    fc.asyncProperty(asked, async ({ month, basis }) => {
      const [year = 0, number = 0] = month.split('-').map(Number);
      const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
      const query = `from=${month}-01&to=${last}&basis=${basis}`;
      const [report, before, admin, pdf] = await Promise.all([
        get(`/api/partner/ledger?${query}`, own),
        get(
          `/api/partner/ledger?from=${addDays(`${month}-01`, -700)}&to=${addDays(`${month}-01`, -1)}&basis=${basis}`,
          own,
        ),
        get(`/api/admin/earning-totals?${query}&partner_id=1`, reports),
        fetch(`${server.url()}/api/statements/${month}?basis=${basis}`, {
          headers: { authorization: `Bearer ${own}` },
        }),
      ]);
      const { lines } = readPdf(Buffer.from(await pdf.arrayBuffer()));
      const getFigure = (label: string): number => {
        const line = lines.find((one) => new RegExp(`^${label} -?₹[\\d,.]+$`, 'u').test(one));
        return inPdf(line?.slice(label.length + 1) ?? 'missing');
      };
      const { commission, gst, tds, net } = report.totals;
      const sum = `Sum ${[commission, gst, tds, net].map(rupees).join(' ')}`;
      expect(lines.filter((line) => line === sum)).toHaveLength(report.lines.length > 0 ? 1 : 0);
      expect(getFigure('Commission') + getFigure('Claw-backs')).toBe(toPaise(commission));
      expect([getFigure('GST'), getFigure('TDS')]).toEqual([toPaise(gst), -toPaise(tds) + 0]);
      const paidBy = (until: string): number =>
        sumField(
          paid.filter(({ paid_on }) => paid_on <= until),
          'net',
        );
      const paidBefore = paidBy(addDays(`${month}-01`, -1));
      expect(getFigure('Opening balance')).toBe(toPaise(before.totals.net) - paidBefore);
      expect(getFigure('Payouts')).toBe(paidBefore - paidBy(last));
      expect(getFigure('Closing balance')).toBe(
        toPaise(before.totals.net) + toPaise(net) - paidBy(last),
      );
      expect(toPaise(admin.payout)).toBe(toPaise(commission));
    }),
    { numRuns: 12 },
  );
});
