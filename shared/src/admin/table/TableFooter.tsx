import { useListContext } from 'react-admin';
import { formatNumber } from '../../format';
import { Button, useTranslate } from '../../ui';
import { useLanguage } from '../i18n/useLanguage';
import styles from './tableFooter.module.css';

const PAGE_SIZES = [25, 50, 100] as const;

/** Which rows of how many, and the way to the others. */
export function TableFooter() {
  const translate = useTranslate();
  const language = useLanguage();
  const {
    page,
    perPage,
    total = 0,
    setPage,
    setPerPage,
    hasNextPage,
    hasPreviousPage,
  } = useListContext();
  const number = (value: number) => formatNumber(value, language);
  const range = {
    from: number((page - 1) * perPage + 1),
    to: number(Math.min(page * perPage, total)),
    total: number(total),
  };
  return (
    <div className={styles['footer']}>
      {total > PAGE_SIZES[0] && (
        <label>
          {translate('kit.list.per_page')}
          <select
            value={perPage}
            onChange={(event) => setPerPage(Number(event.currentTarget.value))}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      <span role="status">
        {total === 0 ? translate('kit.list.none') : translate('kit.list.rows', range)}
      </span>
      {(hasNextPage || hasPreviousPage) && (
        <nav aria-label={translate('kit.list.pages')}>
          <Button
            variant="secondary"
            size="small"
            disabled={!hasPreviousPage}
            aria-label={translate('kit.list.previous')}
            onClick={() => setPage(page - 1)}
          >
            ‹
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={!hasNextPage}
            aria-label={translate('kit.list.next')}
            onClick={() => setPage(page + 1)}
          >
            ›
          </Button>
        </nav>
      )}
    </div>
  );
}
