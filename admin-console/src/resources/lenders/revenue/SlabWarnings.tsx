import { useTexts } from '@marketplace/shared/admin';
import { formatRupees } from '@marketplace/shared/format';
import { checkSlabs } from '@marketplace/shared/lending';
import type { LenderRevenue } from '@marketplace/shared/schema';
import { WarningIcon } from '@marketplace/shared/ui';
import styles from '../lenderEdit.module.css';

interface SlabWarningsProps {
  rows: readonly LenderRevenue[];
  types: ReadonlyMap<number, string>;
}

/** Warns if slabs of one type overlap, leave amounts out, or are never reached. */
export function SlabWarnings({ rows, types }: SlabWarningsProps) {
  const { translate, language } = useTexts();
  const formatBound = (value: number | null) =>
    value === null ? translate('lenders.revenue.no_bound') : formatRupees(value, language);
  const getPosition = (row: LenderRevenue) => rows.indexOf(row) + 1;
  const { unreachable, overlaps, gaps } = checkSlabs(rows);
  const texts = [
    ...unreachable.map(({ slab, coveredBy }) =>
      translate('lenders.revenue.unreachable', {
        row: getPosition(slab),
        rows: coveredBy.map(getPosition).join(', '),
        count: coveredBy.length,
      }),
    ),
    ...overlaps.map(({ first, second, from, upTo }) =>
      translate('lenders.revenue.overlap', {
        first: getPosition(first),
        second: getPosition(second),
        from: formatBound(from),
        to: formatBound(upTo),
      }),
    ),
    ...gaps.map(({ revenue_type_id, from, upTo }) =>
      translate('lenders.revenue.gap', {
        type: types.get(revenue_type_id ?? 0) ?? '–',
        from: formatBound(from),
        to: formatBound(upTo),
      }),
    ),
  ];
  return (
    <div role="status">
      {texts.length > 0 && (
        <ul className={styles['warnings']}>
          {texts.map((text) => (
            <li key={text}>
              <WarningIcon />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
