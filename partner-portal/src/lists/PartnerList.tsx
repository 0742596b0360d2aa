import {
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
  /** What the list is for, below its title. */
  about?: string;
  searchLabel: string;
  filters: readonly ListFilter[];
  columns: readonly TableColumn<R>[];
  /** The first column stays when the table is scrolled sideways. */
  pinned?: boolean;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A list of what is the partner's own, newest first. */
export function PartnerList<R extends RaRecord>(props: PartnerListProps<R>) {
  const { title, about, searchLabel, filters, columns, pinned = false, actions, children } = props;
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
      <ListToolbar searchLabel={searchLabel} filters={filters} columns={columns} />
      <RecordTable title={title} columns={columns} pinned={pinned} />
      {children}
    </ListBase>
  );
}
