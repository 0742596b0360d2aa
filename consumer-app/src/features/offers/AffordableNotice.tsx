import { Button, InfoIcon } from '@marketplace/shared/ui';
import type { UnmatchedLender } from '@marketplace/shared/api';
import { useOffersTexts } from '../../offers';
import { findLargestAffordable } from './affordable';
import styles from './offers.module.css';

interface Props {
  unmatched: readonly UnmatchedLender[];
  onAmount: (amount: number) => void;
}

/**
 * Says which amount the person can borrow if the requested one takes too much of their income, and
 * requests it on click.
 */
export function AffordableNotice({ unmatched, onAmount }: Props) {
  const { text, rupees } = useOffersTexts();
  const largest = findLargestAffordable(unmatched);
  if (!largest) return null;
  const amount = rupees(largest.amount);
  return (
    <section className={styles['affordable']} aria-labelledby="affordable">
      <InfoIcon />
      <div>
        <h2 id="affordable">{text('affordable.title', { amount })}</h2>
        <p>{text('affordable.text', { count: largest.lenders })}</p>
        <Button variant="secondary" size="small" onClick={() => onAmount(largest.amount)}>
          {text('empty.ask', { amount })}
        </Button>
      </div>
    </section>
  );
}
