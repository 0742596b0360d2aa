import { buildSchedule } from '@marketplace/shared/lending';
import type { Fact } from '../../ui';
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
const formatInstalments = (offer: Offer, { text, rupees }: OffersTexts): string => {
  const { emi, tenure_months: count } = offer;
  const last = computeLastPayment(offer);
  return last === emi
    ? text('facts.instalments_text', { count, emi: rupees(emi) })
    : text('facts.instalments_last', { count: count - 1, emi: rupees(emi), last: rupees(last) });
};

/** The facts of the loan itself in a key fact statement. */
export const buildLoanFacts = (offer: Offer, texts: OffersTexts): Fact[] => {
  const { text, percent, apr, months } = texts;
  const range = { min: percent(offer.annual_rate_min), max: percent(offer.annual_rate_max) };
  const rate = text('facts.rate_text', {
    monthly: `${offer.monthly_rate}%`,
    annual: percent(offer.annual_rate),
  });
  const facts: Fact[] = [
    [text('amount'), <Money key="amount" amount={offer.amount} />],
    [text('facts.net'), <Money key="net" amount={offer.net_disbursed} />],
    [text('facts.payout'), text('facts.payout_text')],
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
    [text('apr'), <strong key="apr">{apr(offer.apr)}</strong>],
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
