import { Button, buttonClass } from '@marketplace/shared/ui';
import { Link } from '../../ui';
import { paths } from '../../paths';
import type { UnmatchedLender } from '@marketplace/shared/api';
import styles from './unmatched/unmatched.module.css';
import { useOffersTexts } from '../../offers';
import { findImprovements, getImprovementText } from './unmatched/improvements';

interface Props {
  unmatched: readonly UnmatchedLender[];
  onAmount: (amount: number) => void;
}

/** Shown if no lender matches; says what would change that. */
export function NoOffers({ unmatched, onAmount }: Props) {
  const texts = useOffersTexts();
  const { text, rupees } = texts;
  const changes = findImprovements(unmatched);
  const amount = changes.find(
    ({ criterion }) => criterion === 'amount' || criterion === 'foir',
  )?.min;
  return (
    <section className={styles['empty']}>
      <h2>{text('empty.title')}</h2>
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
      <p>{text('empty.correct')}</p>
      <div>
        {amount !== undefined && (
          <Button onClick={() => onAmount(amount)}>
            {text('empty.ask', { amount: rupees(amount) })}
          </Button>
        )}
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.profile}>
          {text('edit_profile')}
        </Link>
      </div>
    </section>
  );
}
