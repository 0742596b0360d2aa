import { RecordTable, type RecordTableProps } from '@marketplace/shared/admin';
import { ListBase, type RaRecord } from 'react-admin';

interface IntegrationTableProps<R extends RaRecord> extends Pick<
  RecordTableProps<R>,
  'title' | 'columns' | 'empty' | 'filters'
> {
  resource: string;
}

/** A list of the partner's own records in a panel, newest first. */
export function IntegrationTable<R extends RaRecord>({
  resource,
  ...table
}: IntegrationTableProps<R>) {
  return (
    <ListBase<R>
      resource={resource}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={10}
      storeKey={false}
      disableSyncWithLocation
    >
      <RecordTable<R> {...table} hasOwnAddress />
    </ListBase>
  );
}
