import type { Offer } from '@marketplace/shared/api';
import { RecordText } from '../../language';
import type { Fact } from '../../ui';
import type { OffersTexts } from '../useOffersTexts';
import { formatCoolingOff } from './facts';

/** What happens to the fee when the loan is given back in the cooling-off days; '' if there are none. */
function formatFeeAfterCoolingOff(offer: Offer, { text, rupees }: OffersTexts): string {
  const fee = Number((offer.processing_fee + offer.processing_fee_gst).toFixed(2));
  if (!offer.cooling_off_days || fee === 0) return '';
  return text(offer.refunds_fee === 1 ? 'facts.fee_refunded' : 'facts.fee_kept', {
    lender: offer.name,
    fee: rupees(fee),
  });
}

/** Part 2 of Annex A: what is no figure, in its order. */
export function buildOtherFacts(offer: Offer, texts: OffersTexts): Fact[] {
  const { text } = texts;
  const { name: lender, grievance_officer, grievance_officer_hi } = offer;
  const { grievance_phone: phone, grievance_contact: email } = offer;
  return [
    [text('facts.recovery_agent'), text('facts.recovery_agent_text', { lender })],
    [text('facts.redressal'), text('facts.redressal_text', { lender })],
    [
      text('facts.officer'),
      <span key="officer">
        {grievance_officer ? (
          <RecordText text={grievance_officer} hindi={grievance_officer_hi} />
        ) : (
          text('not_stated')
        )}
        <small>
          {text('facts.phone')}:{' '}
          {phone ? <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> : text('not_stated')}
        </small>
        <small>
          {text('facts.contact')}: {email || text('not_stated')}
        </small>
      </span>,
    ],
    [text('facts.transfer'), text('facts.transfer_text', { lender })],
    [text('facts.lent_together'), text('facts.lent_together_text', { lender })],
    [
      text('cooling_off'),
      <span key="cooling-off">
        {formatCoolingOff(offer, texts)}
        <small>{formatFeeAfterCoolingOff(offer, texts)}</small>
      </span>,
    ],
    [text('facts.collector'), text('facts.site_collects')],
  ];
}
