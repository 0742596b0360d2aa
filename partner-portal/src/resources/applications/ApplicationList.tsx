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
import {
  type Application,
  applicationSchema,
  fieldOf,
  optionsIn,
} from '@marketplace/shared/schema';
import { ListBase, useTranslate } from 'react-admin';
import { exportColumns } from './exportColumns';

const COLUMNS = [
  'customer_name',
  'lender_name',
  'amount',
  'tenure_months',
  'apr',
  'status',
  'status_date',
  'disbursed_amount',
  'created_at',
] as const;

/** The applications that came of the partner's leads. */
export function ApplicationList() {
  const translate = useTranslate();
  const language = useLanguage();
  const title = translate('portal.applications');
  const columns = COLUMNS.map((name) => ({
    ...readColumn(fieldOf(applicationSchema, name), translate),
    ...(name === 'customer_name' ? { phone: 'title' as const } : {}),
  }));
  const filters = [
    {
      name: 'status',
      label: translate('fields.status'),
      options: optionsIn('applicationStatus', language).map(({ id, label }) => ({
        value: id,
        label,
        filter: { status: id },
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
  return (
    <ListBase<Application> sort={{ field: 'created_at', order: 'DESC' }} perPage={25}>
      <PageHeader
        title={title}
        trail={[{ label: translate('portal.dashboard'), to: '/' }]}
        actions={<ExportButton columns={exportColumns(translate, language)} />}
      />
      <ListToolbar searchLabel={translate('portal.search')} filters={filters} columns={columns} />
      <RecordTable title={title} columns={columns} pinned />
    </ListBase>
  );
}
