import type { Fact } from '../Facts';
import { Money } from './Money';
import type { Offer } from './offersData';
import type { OffersTexts } from './useOffersTexts';

/** What a key fact statement says of the loan itself. */
export const loanFacts = (offer: Offer, texts: OffersTexts): Fact[] => {
  const { text, rupees, percent, apr, months } = texts;
  const range = { min: percent(offer.annual_rate_min), max: percent(offer.annual_rate_max) };
  const rate = text('facts.rate_text', {
    monthly: `${offer.monthly_rate}%`,
    annual: percent(offer.annual_rate),
  });
  const emi = rupees(offer.emi);
  const facts: Fact[] = [
    [text('amount'), <Money key="amount" amount={offer.amount} />],
    [text('facts.net'), <Money key="net" amount={offer.net_disbursed} />],
    [text('tenure'), months(offer.tenure_months)],
    [
      text('facts.instalments'),
      text('facts.instalments_text', { count: offer.tenure_months, emi }),
    ],
    [
      text('facts.rate'),
      <span key="rate">
        {rate}
        <small>{text(`facts.basis_${offer.rate_basis}`, range)}</small>
      </span>,
    ],
    [text('apr_a_year'), <strong key="apr">{apr(offer.apr)}</strong>],
  ];
  const share = offer.obligations_percent;
  if (share !== null) {
    facts.push([
      text('facts.obligations'),
      text('facts.obligations_text', { percent: percent(share) }),
    ]);
  }
  return facts;
};
