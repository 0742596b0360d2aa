import type { RaRecord } from 'react-admin';
import { useUrlFilters } from '../filters/useUrlFilters';
import { RecordTable, type RecordTableProps } from '../RecordTable';
import { UrlList, type UrlListProps } from './UrlList';

const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;

export interface UrlTableProps<R extends RaRecord>
  extends
    RecordTableProps<R>,
    Pick<UrlListProps, 'resource' | 'scope' | 'perPage' | 'prefix'>,
    Partial<Pick<UrlListProps, 'sort' | 'children'>> {
  filters: NonNullable<RecordTableProps<R>['filters']>;
}

/** A `UrlList` with its table, which keeps the filters of the table; `children` are shown above it. */
export function UrlTable<R extends RaRecord>(props: UrlTableProps<R>) {
  const { resource, scope, sort = NEWEST_FIRST, perPage, prefix, children, ...table } = props;
  const named = [...table.filters, ...(table.moreFilters ?? [])];
  const names = named.map((one) => (typeof one === 'string' ? one : one.props.source));
  const [filters, setFilters] = useUrlFilters([...names, 'q'], prefix);
  return (
    <UrlList {...{ resource, scope, sort, perPage, prefix, filters, setFilters }}>
      {children}
      <RecordTable<R> {...table} />
    </UrlList>
  );
}
