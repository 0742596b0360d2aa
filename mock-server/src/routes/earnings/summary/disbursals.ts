import type { DisbursalBasis } from '@marketplace/shared/api';
import { addDays, getIndianDayStart, toIndianDay } from '@marketplace/shared/format';
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

export const isWithinDays = (day: string, { from, to }: Days): boolean => day >= from && day <= to;

/** Returns the days of a month, `YYYY-MM`. */
export const getMonthDays = (month: string): Days => ({
  from: `${month}-01`,
  to: addDays(`${addDays(`${month}-01`, 31).slice(0, 8)}01`, -1),
});

/** Filters the records created within days in India. */
export const createdWithinFilter = ({ from, to }: Days): Filter => ({
  created_at_gte: getIndianDayStart(from),
  created_at_lt: getIndianDayStart(addDays(to, 1)),
});

/** Filters the applications that reached their present status within days. */
export const statusWithinFilter = ({ from, to }: Days): Filter => ({
  status_date_gte: from,
  status_date_lte: to,
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

/** The applications created in a period, and those whose disbursal counts in it, in groups. */
export interface CountedApps<Group extends AppGroup = AppGroup> {
  readonly made: readonly Group[];
  readonly paid: readonly Group[];
}

type Counts<F extends keyof ApplicationRecord> = Counted<
  ApplicationRecord,
  F | 'status',
  keyof typeof AMOUNTS
>[];

/** Counts the disbursals paid out within days that match a filter, by some fields. */
export async function countDisbursals<F extends keyof ApplicationRecord>(
  reader: Reader<Collections>,
  by: readonly F[],
  filter: Filter,
  { from, to, isByDay = false }: Days & { readonly isByDay?: boolean },
): Promise<Counts<F>> {
  const counted = await reader.countBy(
    'applications',
    [...by, 'status'],
    { status: 'disbursed', ...filter, ...statusWithinFilter({ from, to }) },
    { amounts: AMOUNTS, ...(isByDay && { day: 'status_date' }) },
  );
  return counted.filter(({ status }) => status === 'disbursed');
}

/** Sums the earnings of a period in paise, by partner or for a filter. */
export const countEarnings = (
  reader: Reader<Collections>,
  by: readonly 'partner_id'[],
  filter: Filter,
  { from, to, basis }: Days & { readonly basis: DisbursalBasis },
) =>
  reader.countBy(
    'earnings',
    by,
    { ...filter, [`${basis}_day_gte`]: from, [`${basis}_day_lte`]: to },
    { amounts: { revenue: ['revenue'], payout: ['payout'] } },
  );

/**
 * Counts the applications that match a filter and count within a period, by some fields and the status, and
 * with `isByDay` also by the day on which they count.
 */
export async function countApplications<F extends keyof ApplicationRecord>(
  reader: Reader<Collections>,
  by: readonly F[],
  filter: Filter,
  period: Days & { readonly basis: DisbursalBasis; readonly isByDay?: boolean },
): Promise<CountedApps<Counts<F>[number]>> {
  const made = await reader.countBy(
    'applications',
    [...by, 'status'],
    { ...filter, ...createdWithinFilter(period) },
    { amounts: AMOUNTS, ...(period.isByDay && { day: 'created_at' }) },
  );
  const paid =
    period.basis === 'application'
      ? made.filter(({ status }) => status === 'disbursed')
      : await countDisbursals(reader, by, filter, period);
  return { made, paid };
}
