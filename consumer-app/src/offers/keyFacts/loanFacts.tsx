import { buildSchedule } from '@marketplace/shared/lending';
import { getOptionLabel } from '@marketplace/shared/schema';
import type { Fact } from '../../ui';
import { formatForeclosureCharge, formatPenalCharge } from './facts';
import { Money } from '../Money';
import type { Offer } from '@marketplace/shared/api';
import type { OffersTexts } from '../useOffersTexts';

/** The last payment in ₹; it contains the difference from rounding to the paisa. */
const computeLastPayment = ({ amount, monthly_rate, tenure_months, emi }: Offer): number =>
  buildSchedule({
    principal: amount,
    monthlyRate: monthly_rate,
    tenureMonths: tenure_months,
  }).instalments.at(-1)?.payment ?? emi;

/** Number and amount of the payments, and the last one if it differs. */
export const formatInstalments = (offer: Offer, { text, rupees }: OffersTexts): string => {
  const { emi, tenure_months: count } = offer;
  const last = computeLastPayment(offer);
  return last === emi
    ? text('facts.instalments_text', { count, emi: rupees(emi) })
    : text('facts.instalments_last', { count: count - 1, emi: rupees(emi), last: rupees(last) });
};

/** The facts of the loan itself: Part 1 of Annex A without the fees and the contingent charges. */
export const buildLoanFacts = (
  offer: Offer,
  { product, reference }: { product: string; reference: string | undefined },
  texts: OffersTexts,
): Fact[] => {
  const { text, percent, apr, months, language } = texts;
  const range = { min: percent(offer.annual_rate_min), max: percent(offer.annual_rate_max) };
  const rate = text('facts.rate_text', {
    monthly: `${offer.monthly_rate}%`,
    annual: percent(offer.annual_rate),
  });
  const facts: Fact[] = [
    [text('facts.proposal'), reference || text('facts.proposal_later')],
    [text('facts.type'), getOptionLabel('product', product, language)],
    [text('amount'), <Money key="amount" amount={offer.amount} />],
    [
      text('facts.payout'),
      <span key="payout">
        {text('facts.payout_text')}
        <small>
          {text('facts.net')}: <Money amount={offer.net_disbursed} />
        </small>
      </span>,
    ],
    [text('tenure'), months(offer.tenure_months)],
    [
      text('facts.instalments'),
      <span key="instalments">
        {formatInstalments(offer, texts)}
        <small>{text('facts.first_due')}</small>
      </span>,
    ],
    [
      text('facts.rate'),
      <span key="rate">
        {rate}
        <small>{text(`facts.basis_${offer.rate_basis}`, range)}</small>
      </span>,
    ],
    [text('facts.floating'), text('facts.not_floating')],
    [text('apr'), <strong key="apr">{apr(offer.apr)}</strong>],
  ];
  const share = offer.obligations_percent;
  if (share !== null) {
    const obligations = text('facts.obligations_text', { percent: percent(share) });
    facts.push([text('facts.obligations'), obligations]);
  }
  // A contract names the lender as its licence does, also where borrowers read another name.
  const registered = <bdi lang="en">{offer.registered_name}</bdi>;
  if (offer.registered_name !== offer.name)
    facts.unshift([text('facts.registered_name'), registered]);
  return facts;
};

/** The charges that apply only if something happens: the last row of Part 1. */
export const buildContingentFacts = (offer: Offer, texts: OffersTexts): Fact[] => {
  const { text } = texts;
  return [
    [text('facts.late'), formatPenalCharge(offer, texts)],
    [text('facts.late_other'), text('not_stated')],
    [text('facts.early'), formatForeclosureCharge(offer, texts)],
    [text('facts.switch'), text('facts.not_floating')],
    [text('facts.any_other'), text('not_stated')],
  ];
};
