import { formatRupees } from '@marketplace/shared/format';
import { buildSchedule, toPaise, toRupees } from '@marketplace/shared/lending';
import { useMemo } from 'react';
import styles from './keyFacts.module.css';
import type { Offer } from '@marketplace/shared/api';
import { ScrollRegion } from '../ScrollRegion';
import { useOffersTexts } from '../useOffersTexts';

/** Lists every payment of an offer in the columns of Annex C: what is owed before it, its principal and its interest. */
export function RepaymentSchedule({ offer }: { offer: Offer }) {
  const { text, language } = useOffersTexts();
  // Shows paise in every amount, so that the columns line up.
  const rupees = (amount: number) => formatRupees(amount, language, 'always');
  const { amount, monthly_rate, tenure_months } = offer;
  const { instalments } = useMemo(
    () =>
      buildSchedule({ principal: amount, monthlyRate: monthly_rate, tenureMonths: tenure_months }),
    [amount, monthly_rate, tenure_months],
  );
  const columns = ['number', 'balance', 'principal', 'interest', 'payment'] as const;
  return (
    <section>
      <h2>{text('facts.schedule')}</h2>
      <details className={styles['details']}>
        <summary>{text('facts.schedule_show', { count: instalments.length })}</summary>
        <ScrollRegion className={styles['scroll']} label={text('facts.schedule')}>
          <table className={styles['schedule']}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {text(`facts.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {instalments.map(({ number, payment, principal, interest, balance }) => (
                <tr key={number}>
                  <th scope="row">{number}</th>
                  <td>{rupees(toRupees(toPaise(balance) + toPaise(principal)))}</td>
                  <td>{rupees(principal)}</td>
                  <td>{rupees(interest)}</td>
                  <td>{rupees(payment)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </section>
  );
}
