import type { AnswerOf, getProductOffering } from '@marketplace/shared/api';
import { formatNumber, formatPercent, formatRupees } from '@marketplace/shared/format';
import type { Language, Translate } from '@marketplace/shared/i18n';

export type OfferedLender = AnswerOf<typeof getProductOffering>['data']['lenders'][number];
type Slab = OfferedLender['slabs'][number];
type SlabConditions = Pick<
  Slab,
  'amount_min' | 'amount_max' | 'number_min' | 'number_max' | 'ats_min' | 'ats_max'
>;

/** Formats what a slab pays the partner: '1.53% of the loan and ₹90 a loan'. */
export function formatPayment(
  { percent, flat }: Pick<Slab, 'percent' | 'flat'>,
  translate: Translate,
  language: Language,
): string {
  const params = {
    percent: formatPercent(percent, language, { max: 4 }),
    flat: formatRupees(flat, language),
  };
  if (percent > 0 && flat > 0) return translate('offering.pay.both', params);
  return translate(percent > 0 ? 'offering.pay.percent' : 'offering.pay.flat', params);
}

/** Formats a range of a slab, '' if it has no bound; `name` picks the text. */
function formatRange(
  name: 'amount' | 'number' | 'ats',
  [min, max]: readonly [number | null, number | null],
  translate: Translate,
  language: Language,
): string {
  const formatBound = (value: number | null) =>
    name === 'number' ? formatNumber(value ?? 0, language) : formatRupees(value ?? 0, language);
  const params = { min: formatBound(min), max: formatBound(max) };
  if (min && max !== null) return translate(`offering.slab.${name}.between`, params);
  if (min) return translate(`offering.slab.${name}.from`, params);
  return max === null ? '' : translate(`offering.slab.${name}.up_to`, params);
}

/** Formats for which disbursals a slab pays. */
export function formatSlabConditions(
  slab: SlabConditions,
  translate: Translate,
  language: Language,
): string {
  const ranges = [
    formatRange('amount', [slab.amount_min, slab.amount_max], translate, language) ||
      translate('offering.slab.any'),
    formatRange('number', [slab.number_min, slab.number_max], translate, language),
    formatRange('ats', [slab.ats_min, slab.ats_max], translate, language),
  ];
  return ranges.filter((range) => range !== '').join(', ');
}

/** Formats what this month still lacks for a slab, '' if it lacks nothing. */
export function formatMissing(slab: Slab, translate: Translate, language: Language): string {
  if (slab.state === 'past') return translate('offering.slab.past');
  const { missing_number: count, missing_ats: ats } = slab;
  return [
    count === null ? '' : translate('offering.slab.missing_number', { count }),
    ats === null
      ? ''
      : translate('offering.slab.missing_ats', { amount: formatRupees(ats, language) }),
  ]
    .filter((text) => text !== '')
    .join(' ');
}
