import { PageHeader, UrlTable, buildChoiceFilter, useTexts } from '@marketplace/shared/admin';
import type { ReactNode } from 'react';
import { useNames } from '../../../names';
import { buildMasqueradeColumns } from './masqueradeColumns';

/** Lists who acted as which partner, why, and when. Nobody can change it. */
export function MasqueradeLog({ views }: { views: ReactNode }) {
  const { translate, language } = useTexts();
  const { partners } = useNames();
  const columns = buildMasqueradeColumns({ translate, language });
  return (
    <UrlTable
      resource="masquerades"
      sort={{ field: 'at', order: 'DESC' }}
      title={translate('merchant_management.view_log')}
      columns={columns}
      filters={['mode', buildChoiceFilter('partner_id', translate('fields.partner_id'), partners)]}
      moreFilters={['at', 'until', 'changes']}
      searchLabel={translate('merchant_management.search_log')}
      empty={{
        title: 'merchant_management.no_masquerades',
        text: 'merchant_management.no_masquerades_text',
      }}
    >
      <PageHeader title={translate('ui.admin_routes.merchant_management')}>
        {translate('merchant_management.log_about')}
      </PageHeader>
      {views}
    </UrlTable>
  );
}
