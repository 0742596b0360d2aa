import {
  type Filters,
  LoadState,
  LocalList,
  Note,
  RecordTable,
  buildChoiceFilter,
  buildOptionFilter,
  flattenRanges,
  useClient,
  useTexts,
} from '@marketplace/shared/admin';
import { getPartnerLedger, LEDGER_SORTS, type QueryOf } from '@marketplace/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type SortPayload } from 'react-admin';
import { buildLedgerColumns } from './ledgerColumns';
import { LedgerSums } from './LedgerLines';

const NEWEST_FIRST = { sort: 'day', order: 'DESC' } as const;

/** The first page, as the ledger opens. */
export const FIRST_PAGE = { ...NEWEST_FIRST, page: 1, per_page: 25 } as const;

/** The filters of the ledger in its address. */
export const LEDGER_FILTERS = ['lender_id', 'state'] as const;

export interface LedgerPagesProps {
  days: Pick<NonNullable<QueryOf<typeof getPartnerLedger>>, 'from' | 'to' | 'basis'>;
  filters: Filters;
  setFilters: (next: Filters) => void;
}

/** Shows the sums of the ledger between two days, and its lines as a table that the server sorts and pages. */
export function LedgerPages({ days, filters, setFilters }: LedgerPagesProps) {
  const { translate, language } = useTexts();
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState<number>(FIRST_PAGE.per_page);
  const [sort, setSort] = useState<SortPayload>({ field: 'day', order: 'DESC' });
  const columns = useMemo(() => buildLedgerColumns(translate, language), [translate, language]);
  const field = LEDGER_SORTS.find((one) => one === sort.field) ?? NEWEST_FIRST.sort;
  const shown = { sort: field, order: sort.order, page, per_page: perPage };
  const query = useQuery({
    ...useClient().query(getPartnerLedger, {
      query: { ...flattenRanges(filters), ...days, ...shown },
    }),
    // Keep the lines until the next ones have loaded, so that the page buttons do not move.
    placeholderData: keepPreviousData,
  });
  const { data, error, refetch } = query;
  if (!data)
    return <LoadState error={error} onRetry={() => void refetch()} lines={6} height="48px" />;
  const { lines, totals, lenders } = data.data;
  return (
    <>
      <Note>{translate('reports.about')}</Note>
      <LedgerSums sums={totals} />
      <LocalList
        resource="ledger"
        query={query}
        rows={lines}
        sort={sort}
        served={{
          total: totals.count,
          page,
          perPage,
          sort,
          setPage,
          setPerPage: (size) => {
            setPerPage(size);
            setPage(1);
          },
          setSort: (next) => {
            setSort({ ...next, order: next.order === 'ASC' ? 'ASC' : 'DESC' });
            setPage(1);
          },
        }}
        filters={filters}
        setFilters={setFilters}
      >
        <RecordTable
          title={translate('reports.lines')}
          columns={columns}
          filters={[
            buildChoiceFilter('lender_id', translate('reports.lender'), lenders),
            buildOptionFilter('state', translate('reports.state'), 'ledgerState', language),
          ]}
          empty={{ title: 'kit.list.empty_period', text: 'kit.list.empty_period_text' }}
          file={false}
          pinned
          compact
        />
      </LocalList>
    </>
  );
}
