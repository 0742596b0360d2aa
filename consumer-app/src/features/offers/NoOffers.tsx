import { buttonClass } from '@marketplace/shared/ui';
import { showsProduct, useBrand } from '../../brand';
import { Link } from '../../ui';
import { paths } from '../../paths';
import type { OffersData } from '@marketplace/shared/api';
import type { LoanRequest } from '@marketplace/shared/lending';
import styles from './unmatched/unmatched.module.css';
import { useOffersTexts } from '../../offers';
import { StepAdvice } from './advice/StepAdvice';
import { findProduct } from '../../products';
import { chooseProduct } from '../../session';
import { findImprovements, getImprovementText } from './unmatched/improvements';

const GOLD_ID = findProduct('Gold Loans')?.id ?? '';

interface Props {
  data: OffersData;
  onRequest: (loanRequest: LoanRequest) => void;
}

/** Shown if no lender matches; says what would change that. */
export function NoOffers({ data, onRequest }: Props) {
  const texts = useOffersTexts();
  const { text, rupees, months } = texts;
  const { brand } = useBrand();
  const changes = findImprovements(data.unmatched);
  return (
    <section className={styles['empty']} aria-labelledby="no-offers">
      <h2 id="no-offers">
        {text('empty.title', { amount: rupees(data.amount), tenure: months(data.tenure_months) })}
      </h2>
      <StepAdvice data={data} onRequest={onRequest} />
      {changes.length > 0 && (
        <>
          <p>{text('empty.text')}</p>
          <ul>
            {changes.map((change) => (
              <li key={change.criterion}>{getImprovementText(change, texts)}</li>
            ))}
          </ul>
        </>
      )}
      <h3>{text('first.title')}</h3>
      <ul>
        {showsProduct(brand, 'gold_loan') && (
          <li>
            {text('first.gold')}
            <br />
            <Link to={paths.next} onClick={() => chooseProduct('Gold Loans', GOLD_ID)}>
              {text('first.gold_link')}
            </Link>
          </li>
        )}
        {showsProduct(brand, 'credit_card') && (
          <li>
            {text('first.card')}
            <br />
            <Link to={paths.securedCards}>{text('first.card_link')}</Link>
          </li>
        )}
        <li>
          {text('first.later')}
          <br />
          <a href="#later">{text('remind')}</a>
        </li>
      </ul>
      <p>{text('empty.correct')}</p>
      <div>
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.profile}>
          {text('edit_profile')}
        </Link>
      </div>
    </section>
  );
}
