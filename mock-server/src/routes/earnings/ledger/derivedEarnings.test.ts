import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Collections, LenderRevenueRecord } from '../../../data/records';
import { seedCollections } from '../../../seed';
import type { Writer } from '../../../store/port';
import { openTestStore } from '../../../testing/stores/openTestStore';
import { type TestDatabase, testStores } from '../../../testing/stores/testDatabases';
import { withDerivedRecords } from '../../kit/withDerivedRecords';
import { countEarnings } from '../summary/disbursals';
import { findCommissionsAbout, getCommissionDay, getSubject } from './commissions';
import { derivedEarnings } from './derivedEarnings';

type Write = (writer: Writer<Collections>) => Promise<unknown>;

const PARTNERS = [1, 2];
const INDEXES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const {
  applications: [example] = [],
  partners = [],
  lender_revenue: [slab] = [],
} = seedCollections({ users: 60 });

const idOf = (index: number): string => `00000000-0000-4000-8000-00000000000${String(index)}`;

/** Fills a store with disbursals and slabs; those of the first partner are booked. */
function seed() {
  if (!example || !slab) throw new Error('there are fixtures');
  const applications = INDEXES.map((index) => ({
    ...example,
    id: idOf(index),
    version: 1,
    reference: `A-0000-000${String(index)}`,
    user_id: idOf(index),
    partner_id: 1 + (index % 2),
    lender_id: 1 + (index % 3 ? 0 : 1),
    status: 'disbursed',
    status_date: `2026-0${String(1 + (index % 2))}-15`,
    amount: 90_000 + index * 1000.37,
    disbursed_amount: null,
    created_at: '2026-01-10T20:00:00.000Z',
  }));
  const slabs = [1, 2, 3, 4].map((id): LenderRevenueRecord => ({
    ...slab,
    id,
    version: 1,
    lender_id: 1 + (id % 2),
    sort_order: id,
    revenue_percent: id,
    slab_disbursed_max: null,
    slab_number_min: id > 2 ? null : 2,
  }));
  const own = partners.filter(({ id }) => PARTNERS.includes(id ?? 0));
  return { applications, lender_revenue: slabs, partners: own };
}

const openStore = async (database?: TestDatabase) =>
  withDerivedRecords(await openTestStore(seed, database), [derivedEarnings]);

const index = fc.constantFrom(...INDEXES);
const day = fc.constantFrom('2026-01-01', '2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01');
const rupees = fc.integer({ min: 1, max: 2e7 }).map((paise) => paise / 100);

/** Changes an application, or removes it without an entry, or puts it back. */
const changeApplication = fc
  .record({
    index,
    patch: fc.option(
      fc.record(
        {
          status: fc.constantFrom('disbursed', 'disbursed', 'approved', 'withdrawn'),
          status_date: day,
          lender_id: fc.constantFrom(1, 2),
          disbursed_amount: fc.option(rupees),
          remarks: fc.constant('called'),
        },
        { requiredKeys: [] },
      ),
      { freq: 8 },
    ),
  })
  .map(({ index, patch }): Write => async (t) => {
    const known = await t.get('applications', idOf(index));
    if (known && patch) return t.update('applications', known.id, patch);
    const entry = await t.get('ledger_entries', idOf(index));
    const clawBacks = await t.find('ledger_entries', { filter: { claw_back_of: idOf(index) } });
    if (entry ?? clawBacks.rows[0]) return undefined;
    if (known) return t.remove('applications', known.id);
    const made = seed().applications.find(({ id }) => id === idOf(index));
    return made && t.insert('applications', made);
  });

const ENTRY = { lender_id: 1, application_reference: '', remarks: '', upload_id: null } as const;

/** Books a commission, changes what is booked, or takes it back. */
const book = fc
  .record({ index, amount: fc.option(rupees, { freq: 3 }), on: day, isPaid: fc.boolean() })
  .map(({ index, amount, on, isPaid }): Write => async (t) => {
    const application = await t.get('applications', idOf(index));
    const known = await t.get('ledger_entries', idOf(index));
    if (amount === null || !application) return known && t.remove('ledger_entries', known.id);
    const entry = {
      ...ENTRY,
      kind: 'commission' as const,
      partner_id: application.partner_id,
      amount,
      partner_amount: amount / 2,
      booked_on: on,
      payout_id: isPaid ? idOf(0) : null,
    };
    if (known) return t.update('ledger_entries', known.id, entry);
    return t.insert('ledger_entries', { ...entry, id: application.id });
  });

/** Books a referral or claws something back, or takes the first such entry away. */
const addEntry = fc
  .record({ index, amount: fc.option(rupees), on: day, isReferral: fc.boolean() })
  .map(({ index, amount, on, isReferral }): Write => async (t) => {
    const kind = ['claw_back', 'referral'];
    const { rows } = await t.find('ledger_entries', { filter: { kind } });
    if (amount === null) return rows[0] && t.remove('ledger_entries', rows[0].id);
    const [referral] = rows.filter(({ kind }) => kind === 'referral');
    const subject = referral && index < 2 ? referral : await t.get('ledger_entries', idOf(index));
    if (!isReferral && !subject) return undefined;
    return t.insert('ledger_entries', {
      ...ENTRY,
      kind: isReferral ? 'referral' : 'claw_back',
      partner_id: isReferral ? 1 : (subject?.partner_id ?? 1),
      amount: 0,
      partner_amount: isReferral ? amount : -amount,
      booked_on: on,
      claw_back_of: isReferral ? null : (subject?.id ?? null),
      referred_partner_id: isReferral ? 2 : (subject?.referred_partner_id ?? null),
    });
  });

const bound = fc.constantFrom(null, 2, 3, 5);
const changeSlab = fc
  .record({
    id: fc.constantFrom(1, 2, 3, 4),
    patch: fc.option(
      fc.record(
        {
          slab_number_min: bound,
          slab_number_max: bound,
          ats_min: fc.constantFrom(null, 95_000, 99_000),
          revenue_percent: fc.constantFrom(1.25, 2.5),
          status: fc.constantFrom(0, 1),
          sort_order: fc.nat({ max: 9 }),
        },
        { requiredKeys: [] },
      ),
      { freq: 5 },
    ),
  })
  .map(({ id, patch }): Write => async (t) => {
    const known = await t.get('lender_revenue', id);
    if (known)
      return patch ? t.update('lender_revenue', id, patch) : t.remove('lender_revenue', id);
    const made = seed().lender_revenue.find((one) => one.id === id);
    return made && t.insert('lender_revenue', { ...made, ...patch });
  });

const changeTerms = fc
  .record({
    id: fc.constantFrom(...PARTNERS),
    revenue_percent: fc.constantFrom(40, 55.5),
    revenue_flat_fee: fc.constantFrom(null, 99.99),
  })
  .map(
    ({ id, ...terms }): Write =>
      (t) =>
        t.update('partners', id, terms),
  );

const transaction = fc.record({
  writes: fc.array(
    fc.oneof(changeApplication, changeApplication, book, book, addEntry, changeSlab, changeTerms),
    { minLength: 1, maxLength: 5 },
  ),
  isUndone: fc.boolean(),
});

describe.each(testStores())('$name', ({ database }) => {
  test('the derived earnings equal those of the rows after any changes', async () => {
    const store = await openStore(database);
    await store.fill();
    const check = async (): Promise<void> => {
      const entries = await store.select('ledger_entries', ['id', 'claw_back_of']);
      const subjects = [...INDEXES.map(idOf), ...entries.map(getSubject)];
      const priced = await findCommissionsAbout(store, subjects);
      const { rows } = await store.find('earnings', { sort: ['id', 'ASC'] });
      const expected = priced.map((one) => ({
        id: one.id,
        payout: one.paise / 100,
        revenue: one.revenue / 100,
        is_booked: one.entry !== undefined,
        disbursal_day: getCommissionDay(one, 'disbursal'),
        application_day: getCommissionDay(one, 'application'),
      }));
      expect(rows).toMatchObject(expected.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
      for (const basis of ['disbursal', 'application'] as const) {
        const period = { from: '2026-01-31', to: '2026-02-28', basis };
        const sums = await countEarnings(store, ['partner_id'], {}, period);
        for (const partner_id of PARTNERS) {
          const own = priced.filter((one) => {
            const counted = getCommissionDay(one, basis);
            return one.partner_id === partner_id && counted >= period.from && counted <= period.to;
          });
          const kept = sums.find((one) => one.partner_id === partner_id)?.sums;
          expect(kept?.payout ?? 0).toBe(own.reduce((sum, one) => sum + one.paise, 0));
          expect(kept?.revenue ?? 0).toBe(own.reduce((sum, one) => sum + one.revenue, 0));
        }
      }
    };
    await check();
    await fc.assert(
      fc.asyncProperty(
        fc.array(transaction, { minLength: 1, maxLength: 5 }),
        async (transactions) => {
          for (const { writes, isUndone } of transactions) {
            const work = store.tx(async (t) => {
              for (const write of writes) await write(t);
              if (isUndone) throw new RangeError('undone');
            });
            const problem = await work.catch((error: unknown) => error);
            expect(problem instanceof RangeError).toBe(isUndone);
            await check();
          }
        },
      ),
      { numRuns: database ? 6 : 100 },
    );
  });
});
