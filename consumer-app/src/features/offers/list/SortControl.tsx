import { OFFER_METRICS, type OfferMetric } from '@marketplace/shared/lending';
import { SelectField } from '@marketplace/shared/ui';
import { parseMetric } from './sorting';
import styles from '../offers.module.css';
import { useOffersTexts } from '../../../offers';

interface Props {
  metric: OfferMetric;
  onSort: (metric: OfferMetric) => void;
}

export function SortControl({ metric, onSort }: Props) {
  const { text } = useOffersTexts();
  return (
    <div className={styles['sort']}>
      <SelectField
        label={text('sort.label')}
        name="sort"
        placeholder={null}
        value={metric}
        options={OFFER_METRICS.map((value) => ({ value, label: text(`sort.${value}`) }))}
        onChange={({ currentTarget }) => onSort(parseMetric(currentTarget.value))}
      />
    </div>
  );
}
