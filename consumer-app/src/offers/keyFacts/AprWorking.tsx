import { computeInternalRate, buildSchedule } from '@marketplace/shared/lending';
import { formatPercent } from '@marketplace/shared/format';
import { useMemo } from 'react';
import styles from './keyFacts.module.css';
import { type Fact, Facts } from '../../ui';
import { Money } from '../Money';
import { formatInstalments } from './loanFacts';
import type { Offer } from '@marketplace/shared/api';
import { useOffersTexts } from '../useOffersTexts';

/** Shows the calculation of the APR line by line, with the rows of Annex B in their order. */
export function AprWorking({ offer }: { offer: Offer }) {
  const texts = useOffersTexts();
  const { text, apr, percent, months, language } = texts;
  const { amount, monthly_rate, tenure_months, net_disbursed } = offer;
  const monthly = useMemo(() => {
    const plan = buildSchedule({
      principal: amount,
      monthlyRate: monthly_rate,
      tenureMonths: tenure_months,
    });
    return (
      100 *
      computeInternalRate(
        net_disbursed,
        plan.instalments.map(({ payment }) => payment),
      )
    );
  }, [amount, monthly_rate, tenure_months, net_disbursed]);
  const fees = Number((offer.processing_fee + offer.processing_fee_gst).toFixed(2));
  const rows: Fact[] = [
    [text('facts.line_amount'), <Money key="amount" amount={amount} />],
    [text('facts.line_term'), months(tenure_months)],
    [text('facts.line_unequal'), text('facts.line_unequal_text')],
    [text('facts.instalments'), formatInstalments(offer, texts)],
    [text('facts.line_capitalised'), text('facts.line_capitalised_text')],
    [text('facts.line_start'), text('facts.first_due')],
    [text('facts.line_type'), text('facts.line_fixed')],
    [text('facts.rate'), percent(offer.annual_rate)],
    [text('facts.line_interest'), <Money key="interest" amount={offer.total_interest} />],
    [text('facts.line_fees'), <Money key="fees" amount={fees} />],
    [text('facts.line_fee'), <Money key="fee" amount={offer.processing_fee} />],
    [text('facts.line_gst'), <Money key="gst" amount={offer.processing_fee_gst} />],
    [text('facts.line_net'), <Money key="net" amount={net_disbursed} />],
    [
      text('facts.line_total'),
      <span key="total">
        <Money amount={offer.total_repayment} />
        <small>
          {text('facts.line_cost')}: <Money amount={offer.total_cost} />
        </small>
      </span>,
    ],
    [
      text('facts.line_apr'),
      <span key="apr">
        {apr(offer.apr)}
        <small>
          {text('facts.line_rate', { rate: formatPercent(monthly, language, { max: 4 }) })}
        </small>
      </span>,
    ],
    [text('facts.payout'), text('facts.payout_text')],
    [text('facts.line_due'), text('facts.line_due_text')],
  ];
  return (
    <section>
      <h2>{text('facts.apr_working')}</h2>
      <Facts className={styles['working']} facts={rows} />
    </section>
  );
}
