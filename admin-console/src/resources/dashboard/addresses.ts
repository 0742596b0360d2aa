import { type Filters, type Period, applyFilters } from '@marketplace/shared/admin';
import { COUNTED_LEAD_STAGES } from '@marketplace/shared/schema';

/** The funnel figures that link to a list. */
export const FUNNEL = ['applications', 'approved', 'disbursals', 'disbursed_amount'] as const;

export type FunnelFigure = (typeof FUNNEL)[number];

const STATUSES: Partial<Record<FunnelFigure | 'leads', Filters>> = {
  leads: { stage: [...COUNTED_LEAD_STAGES] },
  approved: { status: ['approved', 'disbursed'] },
  disbursals: { status: ['disbursed'] },
  disbursed_amount: { status: ['disbursed'] },
};

/** Returns the address of what the applications of a period earned, with the sums of revenue and partner payout. */
export const buildEarningsAddress = ({ from, to }: Period): string =>
  `/earnings?${new URLSearchParams({ from, to, basis: 'application' })}`;

/** Returns the address of the applications with a status. */
export const buildStatusAddress = (period: Period, status: string): string =>
  buildListAddress('applications', period, { status: [status] });

/** Returns the address of the records that a figure of a period counts. */
export function buildListAddress(
  figure: FunnelFigure | 'leads',
  { from, to }: Period,
  filters: Filters = {},
): string {
  const page = figure === 'leads' ? '/customers-journey' : '/internal-report';
  const search = new URLSearchParams({ from, to });
  return `${page}?${applyFilters(search, { ...STATUSES[figure], ...filters })}`;
}
