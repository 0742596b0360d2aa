import { PageHeader, RecordTable, useLanguage } from '@marketplace/shared/admin';
import { useTranslate } from '@marketplace/shared/ui';
import { ListBase } from 'react-admin';
import { useNames } from '../../names';
import styles from './csrPortal.module.css';
import { customerColumns } from './customerColumns';
import { maskedSearch } from '../../report';
import { useCustomerFilters } from './useCustomerFilters';

/** Finds the customer who is on the phone. Only the address keeps the search text. */
export function CsrPortal() {
  const translate = useTranslate();
  const language = useLanguage();
  const { partnerName } = useNames();
  const columns = customerColumns({ translate, language, partnerName });
  const filters = useCustomerFilters();
  const title = translate('ui.admin_routes.csr_portal');
  return (
    <div className={styles['page']}>
      <ListBase
        resource="customers"
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={25}
        storeKey={false}
      >
        <PageHeader title={title}>{translate('csr_portal.hint')}</PageHeader>
        <RecordTable
          empty={{ title: translate('csr_portal.none'), text: translate('csr_portal.none_text') }}
          searchLabel={translate('csr_portal.search')}
          searchFor={maskedSearch}
          filters={filters}
          title={title}
          columns={columns}
          pinned
        />
      </ListBase>
    </div>
  );
}
