import { computeInternalRate, buildSchedule } from '@marketplace/shared/lending';
import { formatPercent } from '@marketplace/shared/format';
import { useMemo } from 'react';
import styles from './keyFacts.module.css';
import { Money } from '../Money';
import type { Offer } from '@marketplace/shared/api';
import { useOffersTexts } from '../useOffersTexts';

/** Shows the calculation of the APR line by line. */
export function AprWorking({ offer }: { offer: Offer }) {
  const { text, apr, language } = useOffersTexts();
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
  const amounts = [
    ['line_amount', offer.amount],
    ['line_fee', offer.processing_fee],
    ['line_gst', offer.processing_fee_gst],
    ['line_net', offer.net_disbursed],
    ['line_interest', offer.total_interest],
    ['line_total', offer.total_repayment],
    ['line_cost', offer.total_cost],
  ] as const;
  return (
    <section>
      <h2>{text('facts.apr_working')}</h2>
      <dl className={styles['working']}>
        {amounts.map(([key, figure]) => (
          <div key={key} data-sum={key === 'line_net' || key === 'line_cost'}>
            <dt>{text(`facts.${key}`)}</dt>
            <dd>
              {(key === 'line_fee' || key === 'line_gst') && '− '}
              <Money amount={figure} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{text('facts.line_rate')}</dt>
          <dd>{formatPercent(monthly, language, { max: 4 })}</dd>
        </div>
        <div data-sum="true">
          <dt>{text('facts.line_apr')}</dt>
          <dd>{apr(offer.apr)}</dd>
        </div>
      </dl>
    </section>
  );
}
