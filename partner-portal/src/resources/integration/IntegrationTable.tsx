import {
  type ListFilter,
  RecordTable,
  type RecordTableProps,
  UrlList,
  useUrlFilters,
} from '@marketplace/shared/admin';
import type { RaRecord } from 'react-admin';

interface IntegrationTableProps<R extends RaRecord> extends Pick<
  RecordTableProps<R>,
  'title' | 'columns' | 'empty' | 'searchLabel'
> {
  resource: string;
  filters: readonly ListFilter[];
}

/** A list of the partner's own records in a panel, newest first. */
export function IntegrationTable<R extends RaRecord>(props: IntegrationTableProps<R>) {
  const { resource, ...table } = props;
  const prefix = `${resource}.`;
  const names = [...table.filters.map((filter) => filter.props.source), 'q'];
  const [filters, setFilters] = useUrlFilters(names, prefix);
  return (
    <UrlList
      resource={resource}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={10}
      filters={filters}
      setFilters={setFilters}
      prefix={prefix}
    >
      <RecordTable<R> {...table} />
    </UrlList>
  );
}
