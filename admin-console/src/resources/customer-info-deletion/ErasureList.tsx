import { fieldFilters, optionFilter, ListPage, useLanguage } from '@marketplace/shared/admin';
import {
  ERASURE_DAYS,
  erasureRequestSchema,
  getFieldDescription,
} from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { erasureColumns } from './erasureColumns';
import { NewErasure } from './NewErasure';

/** Lists the erasure requests of customers and of the desk, newest first. */
export function ErasureList() {
  const translate = useTranslate();
  const language = useLanguage();
  const filters = [
    optionFilter('status', translate('fields.status'), 'erasureStatus', language),
    optionFilter('origin', translate('erasures.origin'), 'erasureOrigin', language),
    ...fieldFilters(
      ['requested_at', 'due_on'].map((name) => getFieldDescription(erasureRequestSchema, name)),
      translate,
      language,
    ),
  ];
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
      filters={filters}
      columns={erasureColumns({ translate, language })}
      pinned
    />
  );
}
