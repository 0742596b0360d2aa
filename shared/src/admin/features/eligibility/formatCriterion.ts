import { formatPercent, formatRupees } from '../../../format';
import type { Language, Translate } from '../../../i18n';
import type { LenderCriterion } from '../../../api';
import { formatFigure } from '../../../lending';

/** Formats what a criterion asks for: '₹20,000 or more', '21 to 55'. */
export const formatCriterion = (
  criterion: LenderCriterion,
  translate: Translate,
  language: Language,
): string => {
  if (criterion.criterion === 'active')
    return translate(criterion.met ? 'kit.flag.on' : 'kit.flag.off');
  if (criterion.criterion === 'employment')
    return (
      criterion.required?.accepted?.map((name) => translate(`fields.${name}`)).join(', ') ||
      translate('kit.criteria.nobody')
    );
  if (criterion.criterion === 'foir') {
    const formatShare = (value: number) => formatPercent(value, language, { max: 3 });
    const { affordable = null, met } = criterion;
    const actual = typeof criterion.actual === 'number' ? criterion.actual : null;
    const max = formatShare(criterion.required?.max ?? 0);
    const asked = translate('kit.criteria.at_most', { max });
    if (met !== false) return asked;
    return translate(affordable === null ? 'kit.criteria.no_loan' : 'kit.criteria.up_to', {
      asked,
      actual: actual === null ? '–' : formatShare(actual),
      amount: formatRupees(affordable ?? 0, language),
    });
  }
  const formatBound = (value: number) => formatFigure(criterion.criterion, value, language);
  const { min, max } = criterion.required ?? {};
  if (min !== undefined && max !== undefined)
    return translate('kit.criteria.between', { min: formatBound(min), max: formatBound(max) });
  if (min !== undefined) return translate('kit.criteria.at_least', { min: formatBound(min) });
  if (max !== undefined) return translate('kit.criteria.at_most', { max: formatBound(max) });
  return translate('kit.criteria.any');
};
