import { ListPage, type ListPageProps } from '@marketplace/shared/admin';
import { type RaRecord, useTranslate } from 'react-admin';

/** A list of the partner's own records, newest first. */
export function PartnerList<R extends RaRecord>(props: Omit<ListPageProps<R>, 'sort' | 'trail'>) {
  const translate = useTranslate();
  return (
    <ListPage<R>
      {...props}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      trail={[{ label: translate('portal.dashboard'), to: '/' }]}
    />
  );
}
