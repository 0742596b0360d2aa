import type { Offer } from '@marketplace/shared/api';
import { splitFeeAtGivingBack } from '@marketplace/shared/lending';
import { RecordText } from '../../language';
import type { Fact } from '../../ui';
import type { OffersTexts } from '../useOffersTexts';
import { formatCoolingOff } from './facts';

/** What happens to the fee when the loan is given back in the cooling-off days; '' if there is none. */
export function formatFeeAtGivingBack(
  offer: Pick<Offer, 'name' | 'processing_fee' | 'processing_fee_gst' | 'refunds_fee'>,
  { text, rupees }: OffersTexts,
): string {
  const { kept, refunded } = splitFeeAtGivingBack(offer);
  if (kept + refunded === 0) return '';
  return text(refunded > 0 ? 'facts.fee_refunded' : 'facts.fee_kept', {
    lender: offer.name,
    fee: rupees(kept + refunded),
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
        {offer.cooling_off_days ? <small>{formatFeeAtGivingBack(offer, texts)}</small> : null}
      </span>,
    ],
    [text('facts.collector'), text('facts.site_collects')],
  ];
}
