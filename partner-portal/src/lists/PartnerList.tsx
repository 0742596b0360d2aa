import {
  type CsvColumn,
  type ListFilter,
  ListToolbar,
  PageHeader,
  RecordTable,
  type TableColumn,
} from '@marketplace/shared/admin';
import type { ReactNode } from 'react';
import { ListBase, type RaRecord, useTranslate } from 'react-admin';

export interface PartnerListProps<R extends RaRecord> {
  title: string;
  /** Description below the title. */
  about?: string;
  searchLabel: string;
  filters: readonly ListFilter[];
  columns: readonly TableColumn<R>[];
  /** Keeps the first column in place while the table scrolls sideways. */
  pinned?: boolean;
  actions?: ReactNode;
  /** What a file of the list says where that is more than its table. */
  file?: readonly CsvColumn<R>[];
  children?: ReactNode;
}

/** A list of the partner's own records, newest first. */
export function PartnerList<R extends RaRecord>(props: PartnerListProps<R>) {
  const {
    title,
    about,
    searchLabel,
    filters,
    columns,
    pinned = false,
    actions,
    file,
    children,
  } = props;
  const translate = useTranslate();
  return (
    <ListBase<R> sort={{ field: 'created_at', order: 'DESC' }} perPage={25}>
      <PageHeader
        title={title}
        trail={[{ label: translate('portal.dashboard'), to: '/' }]}
        actions={actions}
      >
        {about}
      </PageHeader>
      <ListToolbar searchLabel={searchLabel} filters={filters} columns={columns} file={file} />
      <RecordTable title={title} columns={columns} pinned={pinned} />
      {children}
    </ListBase>
  );
}
