import { type KeyFigure, computeChange } from '@marketplace/shared/admin';
import { formatNumber, formatRupees, formatRupeesLong } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import type { Summary } from './loadSummary';

/** Builds the key figures of a partner: leads, their outcome, and earnings. */
export function buildFigures(
  now: Summary,
  before: Summary | undefined,
  { language, translate }: { language: Language; translate: Translate },
): KeyFigure[] {
  const buildChange = (
    name: 'leads' | 'applications' | 'disbursals' | 'disbursed_amount' | 'earnings',
  ) => (before ? { change: computeChange(now[name], before[name]) } : {});
  const buildCount = (name: 'leads' | 'applications' | 'disbursals'): KeyFigure => ({
    label: translate(`fields.${name}`),
    value: formatNumber(now[name], language),
    ...buildChange(name),
  });
  const average = now.disbursals === 0 ? 0 : now.disbursed_amount / now.disbursals;
  const averageBefore = before?.disbursals ? before.disbursed_amount / before.disbursals : 0;
  return [
    {
      label: translate('portal.earnings'),
      value: formatRupees(now.earnings, language),
      ...buildChange('earnings'),
    },
    buildCount('leads'),
    buildCount('applications'),
    buildCount('disbursals'),
    {
      label: translate('fields.disbursed_amount'),
      value: formatRupeesLong(now.disbursed_amount, language),
      exact: formatRupees(now.disbursed_amount, language),
      ...buildChange('disbursed_amount'),
    },
    {
      label: translate('portal.average'),
      value: formatRupeesLong(average, language),
      exact: formatRupees(average, language),
      ...(before && { change: computeChange(average, averageBefore) }),
    },
  ];
}
