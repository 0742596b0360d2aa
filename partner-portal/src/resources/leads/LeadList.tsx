import {
  choiceFilter,
  ExportButton,
  periodFilter,
  readColumns,
  useLanguage,
} from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import { type Lead, leadSchema, optionLabel } from '@marketplace/shared/schema';
import { useTranslate } from 'react-admin';
import { PartnerList } from '../../common/PartnerList';

const COLUMNS = ['customer_name', 'contact', 'product', 'stage', 'created_at'] as const;

/** The people whom the partner brought, as far as it may know them. */
export function LeadList() {
  const translate = useTranslate();
  const language = useLanguage();
  const exported = [
    { label: translate('fields.reference'), value: (lead: Lead) => lead.reference },
    { label: translate('fields.customer_name'), value: (lead: Lead) => lead.customer_name },
    { label: translate('fields.contact'), value: (lead: Lead) => lead.contact },
    {
      label: translate('fields.product'),
      value: (lead: Lead) => optionLabel('product', lead.product, language),
    },
    {
      label: translate('fields.stage'),
      value: (lead: Lead) => optionLabel('leadStage', lead.stage, language),
    },
    {
      label: translate('fields.created_at'),
      value: (lead: Lead) => formatDateTime(lead.created_at, language),
    },
  ];
  return (
    <PartnerList
      title={translate('portal.leads')}
      searchLabel={translate('portal.search')}
      filters={[
        choiceFilter('stage', translate('fields.stage'), 'leadStage', language),
        periodFilter('created_at', translate),
      ]}
      columns={readColumns(leadSchema, COLUMNS, translate)}
      actions={<ExportButton columns={exported} />}
    />
  );
}
