import { ListPage, useTexts } from '@marketplace/shared/admin';
import { useNames } from '../../names';
import { buildCustomerColumns } from './customerColumns';
import { useCustomerFilters } from './useCustomerFilters';

/** Finds the customer who is on the phone. Only the address keeps the search text. */
export function CsrPortal() {
  const { translate, language } = useTexts();
  const { partnerName } = useNames();
  return (
    <ListPage
      resource="customers"
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={25}
      storeKey={false}
      title={translate('ui.admin_routes.csr_portal')}
      about={translate('csr_portal.hint')}
      empty={{ title: 'csr_portal.none', text: 'csr_portal.none_text' }}
      searchLabel={translate('csr_portal.search')}
      filters={useCustomerFilters()}
      columns={buildCustomerColumns({ translate, language, partnerName })}
      pinned
    />
  );
}
