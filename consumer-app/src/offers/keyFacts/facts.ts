import type { Offer } from '@marketplace/shared/api';
import type { OffersTexts } from '../useOffersTexts';

/** Fee including GST, as the lender deducts it from the loan. */
export const formatFee = (offer: Offer, { text, rupees }: OffersTexts): string => {
  const fee = offer.processing_fee + offer.processing_fee_gst;
  return fee > 0 ? text('fee_text', { fee: rupees(Number(fee.toFixed(2))) }) : text('fee_none');
};

export const formatPenalCharge = (offer: Offer, { text, percent }: OffersTexts): string =>
  offer.penal_charge_percent === null
    ? text('not_stated')
    : text('penal_text', { percent: percent(offer.penal_charge_percent) });

export const formatForeclosureCharge = (offer: Offer, { text, percent }: OffersTexts): string =>
  offer.foreclosure_percent === null
    ? text('not_stated')
    : text(offer.foreclosure_percent === 0 ? 'foreclosure_none' : 'foreclosure_text', {
        percent: percent(offer.foreclosure_percent),
      });

export const formatCoolingOff = (
  { cooling_off_days: count }: Offer,
  { text }: OffersTexts,
): string => (count === null ? text('not_stated') : text('cooling_off_text', { count }));

/** Criteria that the lender still has to check itself; '' if there are none. */
export const formatCriteriaToCheck = ({ criteria }: Offer, { text }: OffersTexts): string => {
  const open = criteria.filter(({ met }) => met === 'unknown');
  if (open.length === 0) return '';
  const what = open.map(({ criterion }) => text(`criteria.${criterion}.subject`)).join(', ');
  return text('to_check', { what });
};

/** Says why an offer's tenure is another than the wanted one (months): the lender's range, or its age limit. */
export const formatTenureLimit = (
  { criteria, tenure_months }: Offer,
  wanted: number,
  { text, months }: OffersTexts,
): string => {
  const tenure = months(tenure_months);
  if (tenure_months > wanted) return text('tenure_shortest', { tenure });
  const before = criteria.find(({ criterion }) => criterion === 'tenure')?.before;
  return before === undefined
    ? text('tenure_longest', { tenure })
    : text('tenure_before', { tenure, age: before });
};
