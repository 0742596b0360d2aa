import styles from './keyFacts.module.css';
import { Money } from '../Money';
import type { Offer } from '@marketplace/shared/api';
import { ScrollRegion } from '../ScrollRegion';
import { useOffersTexts } from '../useOffersTexts';

/** Lists each fee of row 8 of Annex A, who charges it and when. */
export function FeeTable({ offer }: { offer: Offer }) {
  const { text } = useOffersTexts();
  const lender = offer.name;
  const fees = [
    { name: text('fee'), taker: lender, amount: offer.processing_fee },
    {
      name: text('facts.gst'),
      taker: text('facts.government', { lender }),
      amount: offer.processing_fee_gst,
    },
  ];
  return (
    <section>
      <h2>{text('facts.fees')}</h2>
      <ScrollRegion className={styles['scroll']} label={text('facts.fees')}>
        <table className={styles['fees']}>
          <thead>
            <tr>
              <th scope="col">{text('facts.fee_name')}</th>
              <th scope="col">{text('facts.fee_charged_by')}</th>
              <th scope="col">{text('facts.fee_when')}</th>
              <th scope="col" className={styles['figure']}>
                {text('facts.fee_amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {fees.map(({ name, taker, amount }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{taker}</td>
                <td>{text('facts.at_payout')}</td>
                <td className={styles['figure']}>
                  <Money amount={amount} />
                </td>
              </tr>
            ))}
            {(['insurance', 'valuation', 'any_other'] as const).map((name) => (
              <tr key={name}>
                <th scope="row">{text(`facts.${name}`)}</th>
                <td>{lender}</td>
                <td>{text('facts.no_charge')}</td>
                <td className={styles['figure']}>
                  <Money amount={0} />
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">{text('facts.marketplace')}</th>
              <td>{text('facts.this_site')}</td>
              <td>{text('facts.never')}</td>
              <td className={styles['figure']}>
                <Money amount={0} />
              </td>
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
