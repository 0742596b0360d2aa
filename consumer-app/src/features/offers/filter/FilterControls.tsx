import { Button, Checkbox, RupeesField, SelectField } from '@marketplace/shared/ui';
import { useOffersTexts } from '../../../offers';
import {
  countFilters,
  DAY_LIMITS,
  FEE_LIMITS,
  NO_FILTERS,
  type OfferFilters,
} from './offerFilters';
import { Fold } from '../Fold';
import styles from './filter.module.css';

interface Props {
  filters: OfferFilters;
  onFilter: (filters: OfferFilters) => void;
}

const toLimit = (value: string): number | null => (value === '' ? null : Number(value));

/** The limits that an offer has to keep, folded until somebody opens them. */
export function FilterControls({ filters, onFilter }: Props) {
  const { text, percent } = useOffersTexts();
  const count = countFilters(filters);
  return (
    <Fold
      name="filter"
      className={styles['filter']}
      summary={count > 0 ? text('filter.title_count', { count }) : text('filter.title')}
    >
      <div className={styles['limits']}>
        <Checkbox
          name="full"
          label={text('filter.full')}
          checked={filters.full}
          onChange={({ currentTarget }) => onFilter({ ...filters, full: currentTarget.checked })}
        />
        <RupeesField
          name="emi_limit"
          label={text('filter.emi')}
          hint={text('filter.emi_hint')}
          autoComplete="off"
          value={filters.emi}
          onValueChange={(emi) =>
            onFilter({ ...filters, emi: typeof emi === 'number' ? emi : null })
          }
        />
        <SelectField
          name="fee_limit"
          label={text('filter.fee')}
          placeholder={text('filter.fee_any')}
          value={filters.fee === null ? '' : String(filters.fee)}
          options={FEE_LIMITS.map((limit) => ({
            value: String(limit),
            label:
              limit === 0
                ? text('filter.fee_none')
                : text('filter.fee_percent', { percent: percent(limit) }),
          }))}
          onChange={({ currentTarget }) =>
            onFilter({ ...filters, fee: toLimit(currentTarget.value) })
          }
        />
        <SelectField
          name="days_limit"
          label={text('filter.days')}
          placeholder={text('filter.days_any')}
          value={filters.days === null ? '' : String(filters.days)}
          options={DAY_LIMITS.map((days) => ({
            value: String(days),
            label: text('days', { count: days }),
          }))}
          onChange={({ currentTarget }) =>
            onFilter({ ...filters, days: toLimit(currentTarget.value) })
          }
        />
        {count > 0 && (
          <Button variant="ghost" size="small" onClick={() => onFilter(NO_FILTERS)}>
            {text('filter.clear')}
          </Button>
        )}
      </div>
    </Fold>
  );
}
