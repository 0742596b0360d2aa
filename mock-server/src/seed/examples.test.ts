import { PARTNER_IDENTIFIERS } from '@marketplace/shared/branding';
import { findEarnedSlabs, toPaise, toRupees } from '@marketplace/shared/lending';
import {
  getOptionIds,
  GSTIN_STATUSES,
  MERCHANT_STATUSES,
  type OptionListName,
  partnerSchema,
} from '@marketplace/shared/schema';
import { expect, test } from 'vitest';
import { seedCollections } from '.';

const {
  applications = [],
  disputes = [],
  leads = [],
  ledger_entries = [],
  lender_revenue = [],
  merchants = [],
  partner_profiles = [],
  partners = [],
  payout_accounts = [],
  payouts = [],
  prospects = [],
  tickets = [],
  help_requests = [],
} = seedCollections();

const collect = <R>(rows: readonly R[], get: (row: R) => unknown): unknown[] => [
  ...new Set(rows.map(get)),
];

const CHOICES: readonly (readonly [OptionListName, readonly unknown[]])[] = [
  ['applicationStatus', collect(applications, ({ status }) => status)],
  ['leadStage', collect(leads, ({ stage }) => stage)],
  ['prospectStage', collect(prospects, ({ stage }) => stage)],
  ['ledgerKind', collect(ledger_entries, ({ kind }) => kind)],
  ['payoutStatus', collect(payouts, ({ status }) => status)],
  ['payoutAccountStatus', collect(payout_accounts, ({ status }) => status)],
  ['disputeStatus', collect(disputes, ({ status }) => status)],
  ['ticketStatus', collect(tickets, ({ status }) => status)],
  ['helpStatus', collect(help_requests, ({ status }) => status)],
];

test.each(CHOICES)('the fixtures have an example of every %s', (list, held) => {
  expect(held).toEqual(expect.arrayContaining(getOptionIds(list)));
});

test('the fixtures have a merchant of every status', () => {
  const held = collect(merchants, ({ status }) => status);
  expect(held).toEqual(expect.arrayContaining([...MERCHANT_STATUSES]));
});

/** Returns every combination of some names. */
const combine = (names: readonly string[]): string[][] =>
  names.reduce<string[][]>((all, name) => [...all, ...all.map((set) => [...set, name])], [[]]);

test('the fixtures have a partner with every combination of terms, active and not', () => {
  const { fields } = partnerSchema.describe();
  const terms = Object.keys(fields).filter((name) => Object(fields[name]).nullable === true);
  expect(terms).toContain('revenue_flat_fee');
  const held = partners.map((partner) =>
    terms.filter((term) => Reflect.get(partner, term) !== null),
  );
  expect(held).toEqual(expect.arrayContaining(combine(terms)));
  expect(collect(partners, ({ status }) => status)).toEqual(expect.arrayContaining([0, 1]));
  const hasBrand = ({ name }: { readonly name: string }) => PARTNER_IDENTIFIERS.includes(name);
  expect(collect(partners, hasBrand)).toEqual(expect.arrayContaining([true, false]));
});

test('the fixtures have a partner of every kind that taxes tell apart', () => {
  const held = partner_profiles.map(({ pan, gstin, gstin_status = '' }) => ({
    hasPan: pan !== '',
    gstin: gstin === '' ? '' : gstin_status,
  }));
  expect(held).toEqual(
    expect.arrayContaining([
      { hasPan: false, gstin: '' },
      ...['', ...GSTIN_STATUSES].map((gstin) => ({ hasPan: true, gstin })),
    ]),
  );
});

test('a lender has paid less than its slabs promise for a disputed commission', () => {
  const promise = (id: string): number => {
    const one = applications.find((application) => application.id === id);
    const month = applications.filter(
      ({ lender_id, status, status_date }) =>
        status === 'disbursed' &&
        lender_id === one?.lender_id &&
        status_date.slice(0, 7) === one.status_date.slice(0, 7),
    );
    const total = month.reduce((sum, row) => sum + toPaise(row.disbursed_amount ?? row.amount), 0);
    const earned = findEarnedSlabs(
      {
        amount: one?.disbursed_amount ?? 0,
        number: month.length,
        ats: toRupees(total) / month.length,
      },
      lender_revenue
        .filter(({ lender_id }) => lender_id === one?.lender_id)
        .toSorted((a, b) => a.sort_order - b.sort_order),
    );
    return toRupees(earned.reduce((sum, { revenue }) => sum + toPaise(revenue), 0));
  };
  const commissions = ledger_entries.filter(({ kind }) => kind === 'commission');
  const underpaid = commissions.filter(({ id, amount }) => amount < promise(id ?? ''));
  const disputed = disputes.filter(({ reason }) => reason === 'amount');
  expect(collect(disputed, ({ entry_id }) => entry_id)).toEqual(collect(underpaid, ({ id }) => id));
  expect(underpaid.every(({ amount }) => amount > 0)).toBe(true);
  const equal = commissions.filter(({ id, amount }) => amount === promise(id ?? ''));
  expect(equal).toHaveLength(commissions.length - underpaid.length);
});
