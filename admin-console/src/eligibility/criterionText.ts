import { formatNumber, formatPercent, formatRupees } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';
import type { Criterion } from '@marketplace/shared/lending';

const inRupees = new Set(['income', 'turnover', 'amount']);

/** Formats what a criterion asks for: '₹20,000 or more', '21 to 55'. */
export const criterionText = (
  criterion: Criterion,
  translate: Translate,
  language: Language,
): string => {
  if (criterion.criterion === 'active')
    return translate(criterion.met ? 'kit.flag.on' : 'kit.flag.off');
  if (criterion.criterion === 'employment')
    return (
      criterion.required.accepted.map((name) => translate(`fields.${name}`)).join(', ') ||
      translate('lenders.preview.nobody')
    );
  if (criterion.criterion === 'foir') {
    const percent = (value: number) => formatPercent(value, language, { max: 3 });
    const { actual, affordable, met } = criterion;
    const max = percent(criterion.required.max);
    const asked = translate('lenders.preview.at_most', { max });
    if (met !== false) return asked;
    return translate(affordable === null ? 'lenders.preview.no_loan' : 'lenders.preview.up_to', {
      asked,
      actual: actual === null ? '–' : percent(actual),
      amount: formatRupees(affordable ?? 0, language),
    });
  }
  const format = (value: number) =>
    inRupees.has(criterion.criterion)
      ? formatRupees(value, language)
      : formatNumber(value, language);
  const { min, max } = criterion.required;
  if (min !== undefined && max !== undefined)
    return translate('lenders.preview.between', { min: format(min), max: format(max) });
  if (min !== undefined) return translate('lenders.preview.at_least', { min: format(min) });
  if (max !== undefined) return translate('lenders.preview.at_most', { max: format(max) });
  return translate('lenders.preview.any');
};
