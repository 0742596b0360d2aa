import { ListPagination, LoadState, useClient } from '@marketplace/shared/admin';
import { getPartnerLedger, type QueryOf } from '@marketplace/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListContextProvider, useList, useTranslate } from 'react-admin';
import { LedgerLines, LedgerSums } from './LedgerLines';
import styles from './reports.module.css';

export const FIRST_PAGE = { page: 1, per_page: 25 };

/** Shows the sums of the ledger between two days, and its lines page by page. */
export function LedgerPages(days: Pick<QueryOf<typeof getPartnerLedger>, 'from' | 'to' | 'basis'>) {
  const translate = useTranslate();
  const [shown, show] = useState(FIRST_PAGE);
  const { data, error, refetch } = useQuery({
    ...useClient().query(getPartnerLedger, { query: { ...days, ...shown } }),
    // Keep the lines until the next ones have loaded, so that the page buttons do not move.
    placeholderData: keepPreviousData,
  });
  const list = useList({ data: [...(data?.data.lines ?? [])], perPage: shown.per_page });
  if (!data)
    return <LoadState error={error} onRetry={() => void refetch()} lines={6} height="48px" />;
  const { lines, totals } = data.data;
  return (
    <>
      <p className={styles['muted']}>{translate('reports.about')}</p>
      <LedgerSums sums={totals} />
      {totals.count === 0 && <p className={styles['empty']}>{translate('reports.none')}</p>}
      <LedgerLines lines={lines} />
      <ListContextProvider
        value={Object.assign(list, {
          total: totals.count,
          page: shown.page,
          perPage: shown.per_page,
          setPage: (page: number) => show({ ...shown, page }),
          setPerPage: (per_page: number) => show({ page: 1, per_page }),
        })}
      >
        <ListPagination />
      </ListContextProvider>
    </>
  );
}
