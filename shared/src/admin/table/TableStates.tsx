import { Button, useMediaQuery, useTranslate } from '../../ui';
import { getErrorText } from '../cell/errorText';
import styles from './table.module.css';
import states from './tableStates.module.css';
import { useFilters } from './useFilters';

/** What a screen holds: on a phone a row is a card of many lines. */
const SKELETON_ROWS = { wide: 12, phone: 2 };

/** Rows of the right height while the list is on its way, so that nothing jumps. */
export function SkeletonRows({ columns }: { columns: number }) {
  const translate = useTranslate();
  const phone = useMediaQuery('(width < 720px)');
  const length = phone ? SKELETON_ROWS.phone : SKELETON_ROWS.wide;
  return Array.from({ length }, (_, row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (__, column) => (
        <td key={column}>
          {row === 0 && column === 0 && (
            <span className={states['spoken']}>{translate('kit.list.loading')}</span>
          )}
          <div
            className={states['bone']}
            style={{ width: `${40 + ((row * 7 + column * 13) % 5) * 10}%` }}
          />
        </td>
      ))}
    </tr>
  ));
}

/** What stands in place of an empty list: what will be here, or that the filters leave nothing. */
export function EmptyRows() {
  const translate = useTranslate();
  const [filters, setFilters] = useFilters();
  const filtered = Object.keys(filters).length > 0;
  return (
    <div className={styles['frame']}>
      <div className={states['state']} role="status">
        <h2>{translate(filtered ? 'kit.list.nothing_found' : 'kit.list.empty')}</h2>
        <p>{translate(filtered ? 'kit.list.nothing_found_text' : 'kit.list.empty_text')}</p>
        {filtered && (
          <Button variant="secondary" size="small" onClick={() => setFilters({})}>
            {translate('kit.list.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What stands in place of a list that could not be loaded. */
export function FailedRows({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <div className={styles['frame']}>
      <div className={states['state']} role="alert">
        <h2>{translate('kit.list.failed')}</h2>
        <p>{getErrorText(error, translate)}</p>
        <Button variant="secondary" size="small" onClick={onRetry}>
          {translate('kit.list.retry')}
        </Button>
      </div>
    </div>
  );
}
