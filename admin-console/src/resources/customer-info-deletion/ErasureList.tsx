import { ListPage, useTexts } from '@marketplace/shared/admin';
import { ERASURE_DAYS } from '@marketplace/shared/schema';
import { buildErasureColumns } from './erasureColumns';
import { NewErasure } from './NewErasure';

/** Lists the erasure requests of customers and of the desk, newest first. */
export function ErasureList() {
  const { translate, language } = useTexts();
  return (
    <ListPage
      resource="erasures"
      sort={{ field: 'requested_at', order: 'DESC' }}
      perPage={25}
      storeKey={false}
      title={translate('ui.admin_routes.customer_info_deletion')}
      about={translate('erasures.lead', { days: ERASURE_DAYS.done })}
      actions={<NewErasure />}
      empty={{ title: 'erasures.empty', text: 'erasures.empty_text' }}
      searchLabel={translate('erasures.search')}
      filters={['status', 'origin']}
      moreFilters={['requested_at', 'due_on']}
      columns={buildErasureColumns({ translate, language })}
      pinned
    />
  );
}
