import { optionFilter, periodFilter, readColumns, useLanguage } from '@marketplace/shared/admin';
import { leadSchema } from '@marketplace/shared/schema';
import { useTranslate } from 'react-admin';
import { PartnerList } from '../../lists';
import { exportColumns } from './exportColumns';

const COLUMNS = [
  'customer_name',
  'reference',
  'contact',
  'product',
  'stage',
  'created_at',
] as const;

/** The partner's leads, with masked personal data. */
export function LeadList() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <PartnerList
      title={translate('portal.leads')}
      searchLabel={translate('portal.search')}
      filters={[
        optionFilter('stage', translate('fields.stage'), 'leadStage', language),
        periodFilter('created_at', translate('fields.created_at')),
      ]}
      columns={readColumns(leadSchema, COLUMNS, translate)}
      file={exportColumns(translate, language)}
    />
  );
}
