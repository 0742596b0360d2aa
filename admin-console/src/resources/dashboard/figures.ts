import { type KeyFigure, computeChange, computePointChange } from '@marketplace/shared/admin';
import {
  formatNumber,
  formatPercent,
  formatRupees,
  formatRupeesLong,
} from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import { buildEarningsAddress, buildListAddress } from './addresses';
import type { Summary } from './loadSummary';

/** Computes the share of approved applications; undefined if there are none. */
export function computeApprovalRate({
  approved,
  applications,
}: Pick<Summary, 'approved' | 'applications'>) {
  return applications === 0 ? undefined : approved / applications;
}

/** Builds the key figures of a period, each with its change from the previous one. */
export function buildFigures(
  now: Summary,
  before: Summary | undefined,
  { language, translate }: { language: Language; translate: Translate },
): KeyFigure[] {
  const period = { from: now.from, to: now.to };
  const buildCount = (name: 'leads' | 'applications'): KeyFigure => ({
    label: translate(`fields.${name}`),
    value: formatNumber(now[name], language),
    to: buildListAddress(name, period),
    ...(before && { change: computeChange(now[name], before[name]) }),
  });
  const buildAmount = (
    label: string,
    name: 'disbursed_amount' | 'revenue' | 'partner_payout',
  ): KeyFigure => ({
    label: translate(label),
    value: formatRupeesLong(now[name], language),
    exact: formatRupees(now[name], language),
    to: name === 'disbursed_amount' ? buildListAddress(name, period) : buildEarningsAddress(period),
    ...(before && { change: computeChange(now[name], before[name]) }),
  });
  const rate = computeApprovalRate(now);
  return [
    buildCount('leads'),
    buildCount('applications'),
    {
      label: translate('console.summary.approval_rate'),
      value: rate === undefined ? '–' : formatPercent(Math.round(rate * 1000) / 10, language),
      points: true,
      to: buildListAddress('approved', period),
      ...(before && { change: computePointChange(rate, computeApprovalRate(before)) }),
    },
    buildAmount('fields.disbursed_amount', 'disbursed_amount'),
    buildAmount('dashboard.revenue', 'revenue'),
    buildAmount('dashboard.partner_payout', 'partner_payout'),
  ];
}
