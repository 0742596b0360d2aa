import type { ReactNode } from 'react';
import { ListBase, type RaRecord, type SortPayload, useListContext } from 'react-admin';
import { PageHeader, type PageHeaderProps } from './page/PageHeader';
import { FAILS_IN_PLACE } from '../fields/listSettings';
import { RecordTable, type RecordTableProps } from '../table/RecordTable';

export interface ListPageProps<R extends RaRecord>
  extends Pick<PageHeaderProps, 'trail' | 'actions'>, RecordTableProps<R> {
  /** The resource of the route unless given. */
  resource?: string;
  sort: SortPayload;
  /** `false` keeps filters and sorting only in the address, not for the next visit. */
  storeKey?: false;
  perPage?: number;
  /** Limits the list to some records, whatever a person filters by. */
  filter?: Readonly<Record<string, unknown>>;
  /** What the filters hold until a person changes them. */
  initialFilter?: Readonly<Record<string, unknown>>;
  /** A line below the title. */
  about?: ReactNode;
  /** Content below the table. */
  children?: ReactNode;
}

/** Shows its content once the list above has loaded, so that the rows do not move it. */
export function BelowList({ children }: { children: ReactNode }) {
  return useListContext().isPending ? null : children;
}

/** The page of a list: react-admin's `ListBase` around the header, the toolbar and the table. */
export function ListPage<R extends RaRecord>(props: ListPageProps<R>) {
  const {
    resource,
    sort,
    storeKey,
    perPage = 50,
    filter = {},
    initialFilter,
    about,
    trail,
    actions,
    children,
    ...table
  } = props;
  return (
    <ListBase<R>
      {...(resource && { resource })}
      {...(initialFilter && { filterDefaultValues: initialFilter })}
      {...(storeKey === false && { storeKey })}
      sort={sort}
      perPage={perPage}
      filter={filter}
      queryOptions={FAILS_IN_PLACE}
    >
      <PageHeader title={table.title} {...(trail && { trail })} actions={actions}>
        {about}
      </PageHeader>
      <RecordTable {...table} />
      <BelowList>{children}</BelowList>
    </ListBase>
  );
}
