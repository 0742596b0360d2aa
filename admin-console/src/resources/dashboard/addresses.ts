import { type Filters, type Period, applyFilters } from '@marketplace/shared/admin';
import type { DisbursalBasis } from '@marketplace/shared/api';
import { COUNTED_LEAD_STAGES } from '@marketplace/shared/schema';

/** The funnel figures that link to a list. */
export const FUNNEL = [
  'leads',
  'applications',
  'approved',
  'disbursals',
  'disbursed_amount',
] as const;

export type FunnelFigure = (typeof FUNNEL)[number];

const STATUSES: Partial<Record<FunnelFigure, Filters>> = {
  leads: { stage: [...COUNTED_LEAD_STAGES] },
  approved: { status: ['approved', 'disbursed'] },
  disbursals: { status: ['disbursed'] },
  disbursed_amount: { status: ['disbursed'] },
};

/** Returns the address of what a period earned, with the sums of revenue and partner payout. */
export const buildEarningsAddress = ({
  from,
  to,
  basis,
}: Period & { basis: DisbursalBasis }): string =>
  `/earnings?${new URLSearchParams({ from, to, basis })}`;

/** Returns the address of the applications with a status, which count by the day they were made. */
export const buildStatusAddress = (period: Period, status: string): string =>
  buildListAddress('applications', { ...period, basis: 'application' }, { status: [status] });

/** Returns the address of the records that a figure of a period counts. */
export function buildListAddress(
  figure: FunnelFigure,
  { from, to, basis }: Period & { basis: DisbursalBasis },
  filters: Filters = {},
): string {
  const page = figure === 'leads' ? '/customers-journey' : '/internal-report';
  const search = new URLSearchParams({ from, to, basis });
  return `${page}?${applyFilters(search, { ...STATUSES[figure], ...filters })}`;
}
