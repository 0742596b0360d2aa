import {
  ExportButton,
  ListToolbar,
  PageHeader,
  RecordTable,
  periodFilters,
  readColumn,
  todayInIndia,
  useLanguage,
} from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import { type Lead, fieldOf, leadSchema, optionLabel, optionsIn } from '@marketplace/shared/schema';
import { ListBase, useTranslate } from 'react-admin';

const COLUMNS = ['customer_name', 'contact', 'product', 'stage', 'created_at'] as const;

/** The people whom the partner brought, as far as it may know them. */
export function LeadList() {
  const translate = useTranslate();
  const language = useLanguage();
  const title = translate('portal.leads');
  const columns = COLUMNS.map((name) => ({
    ...readColumn(fieldOf(leadSchema, name), translate),
    ...(name === 'customer_name' ? { phone: 'title' as const } : {}),
  }));
  const filters = [
    {
      name: 'stage',
      label: translate('fields.stage'),
      options: optionsIn('leadStage', language).map(({ id, label }) => ({
        value: id,
        label,
        filter: { stage: id },
      })),
    },
    {
      name: 'period',
      label: translate('console.period.label'),
      options: periodFilters('created_at', todayInIndia()).map(({ preset, filter }) => ({
        value: preset,
        label: translate(`console.period.${preset}`),
        filter,
      })),
    },
  ];
  const exported = [
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
    <ListBase<Lead> sort={{ field: 'created_at', order: 'DESC' }} perPage={25}>
      <PageHeader
        title={title}
        trail={[{ label: translate('portal.dashboard'), to: '/' }]}
        actions={<ExportButton columns={exported} />}
      />
      <ListToolbar searchLabel={translate('portal.search')} filters={filters} columns={columns} />
      <RecordTable title={title} columns={columns} />
    </ListBase>
  );
}
