import { buildApplicationScope, type DisbursalBasis } from '@marketplace/shared/api';
import { addDays, toIndianDay } from '@marketplace/shared/format';
import type { ApplicationRecord, Collections } from '../../../data/records';
import type { Counted, Filter, Reader } from '../../../store/port';

/** The fields of an application that figures over many applications read. */
export const FIGURES = [
  'id',
  'reference',
  'user_id',
  'lender_id',
  'lender_name',
  'partner_id',
  'product',
  'amount',
  'status',
  'status_date',
  'disbursed_amount',
  'created_at',
] as const satisfies readonly (keyof ApplicationRecord)[];

/** An application in such figures. An older one has no stored reference. */
export type App = Readonly<
  Pick<ApplicationRecord, Exclude<(typeof FIGURES)[number], 'reference'>>
> & { readonly reference?: string | null | undefined };

/** A range of days, both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

interface Basis {
  readonly basis: DisbursalBasis;
}

export const isWithinDays = (day: string, { from, to }: Days): boolean => day >= from && day <= to;

/** Returns the days of a month, `YYYY-MM`. */
export const getMonthDays = (month: string): Days => ({
  from: `${month}-01`,
  to: addDays(`${addDays(`${month}-01`, 31).slice(0, 8)}01`, -1),
});

/** Returns the day in India on which a disbursal counts: the day of the payment, or the day of the application. */
export const getDisbursalDay = (
  application: Pick<App, 'status_date' | 'created_at'>,
  basis: DisbursalBasis,
): string =>
  basis === 'disbursal' ? application.status_date : toIndianDay(application.created_at);

type Amounts = Pick<App, 'amount' | 'disbursed_amount'>;

/** The amount paid out, in ₹. */
export const getDisbursedAmount = (application: Amounts): number =>
  application.disbursed_amount ?? application.amount;

/** The summed amounts of applications: requested, and paid out. */
const AMOUNTS = { amount: ['amount'], paid_out: ['disbursed_amount', 'amount'] } as const;

/** The number and the sums, in paise, of applications with one status. */
export interface AppGroup {
  readonly status: ApplicationRecord['status'];
  readonly count: number;
  readonly sums: Readonly<Record<keyof typeof AMOUNTS, number>>;
}

type Counts<F extends keyof ApplicationRecord> = readonly Counted<
  ApplicationRecord,
  F | 'status',
  keyof typeof AMOUNTS
>[];

/**
 * Counts the applications of a period that match a filter, by some fields and the status, and with `isByDay` also by
 * the day on which they count.
 */
export async function countApplications<F extends keyof ApplicationRecord>(
  reader: Reader<Collections>,
  by: readonly F[],
  filter: Filter,
  { basis, isByDay = false, ...days }: Days & Basis & { readonly isByDay?: boolean },
): Promise<Counts<F>> {
  const { status, ...scope } = { status: undefined, ...buildApplicationScope(basis, days) };
  const counted = await reader.countBy(
    'applications',
    [...by, 'status'],
    { ...(status && { status }), ...filter, ...scope },
    {
      amounts: AMOUNTS,
      ...(isByDay && { day: basis === 'application' ? 'created_at' : 'status_date' }),
    },
  );
  // The caller's filter may name the status, too.
  return status ? counted.filter((one) => status.includes(one.status)) : counted;
}

/** Counts the disbursals paid out within days that match a filter, by some fields. */
export const countDisbursals = <F extends keyof ApplicationRecord>(
  reader: Reader<Collections>,
  by: readonly F[],
  filter: Filter,
  { from, to }: Days,
): Promise<Counts<F>> => countApplications(reader, by, filter, { from, to, basis: 'disbursal' });

/** Sums the earnings of a period in paise, by partner or for a filter. */
export const countEarnings = (
  reader: Reader<Collections>,
  by: readonly 'partner_id'[],
  filter: Filter,
  { from, to, basis }: Days & Basis,
) =>
  reader.countBy(
    'earnings',
    by,
    { ...filter, [`${basis}_day_gte`]: from, [`${basis}_day_lte`]: to },
    { amounts: { revenue: ['revenue'], payout: ['payout'] } },
  );
