import { Button } from '@marketplace/shared/ui';
import styles from './compare.module.css';
import { useOffersTexts } from '../../../offers';

interface Props {
  count: number;
  onOpen: () => void;
  onClear: () => void;
}

/** Shows how many offers are selected, within reach of the thumb. */
export function CompareBar({ count, onOpen, onClear }: Props) {
  const { text } = useOffersTexts();
  return (
    <div className={styles['bar']} data-empty={count === 0}>
      <p role="status">{count === 0 ? '' : text('compare.selected', { count })}</p>
      {count > 0 && (
        <div>
          <Button variant="ghost" size="small" onClick={onClear}>
            {text('compare.clear')}
          </Button>
          <Button size="small" disabled={count < 2} onClick={onOpen}>
            {text('compare.open')}
          </Button>
        </div>
      )}
    </div>
  );
}
