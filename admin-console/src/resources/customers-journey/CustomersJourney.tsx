import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  LoadState,
  PageHeader,
  PeriodPicker,
  RecordTable,
  type TableColumn,
  UrlList,
  buildChoiceFilter,
  createColumnHelper,
  usePeriod,
  useTexts,
  useUrlFilters,
} from '@marketplace/shared/admin';
import { buildCreatedFilter, getJourney } from '@marketplace/shared/api';
import { toDisplayDate } from '@marketplace/shared/format';
import type { Lead } from '@marketplace/shared/schema';
import { useNames } from '../../names';
import {
  buildCreatedColumn,
  buildCustomerColumn,
  buildPartnerColumn,
  useReport,
} from '../../report';
import styles from './funnel.module.css';
import { Funnel } from './Funnel';
import { PartnerUploads } from './PartnerUploads';

const FILTERS = ['stage', 'partner_id', 'product', 'q'];

/** Shows the funnel of a period's customers, and the leads in it. */
export function CustomersJourney() {
  const { translate, language } = useTexts();
  const { partners, partnerName } = useNames();
  const [period, choosePeriod] = usePeriod();
  const [filters, setFilters] = useUrlFilters(FILTERS);
  const { stage = [], q: _, ...cohort } = filters;
  const [stageInSight, ...furtherStages] = [stage].flat();
  const journey = useReport(
    'journey',
    async (client, asked) => (await client.call(getJourney, asked)).data,
    period,
    cohort,
  );
  const chooseStage = (next: string | undefined) => {
    const { stage: _stage, ...others } = filters;
    setFilters(next === undefined ? others : { ...others, stage: [next] });
  };
  const parts = { translate, language, partnerName };
  const column = createColumnHelper<Lead>(translate, language);
  const columns: TableColumn<Lead>[] = [
    buildCustomerColumn(parts, ({ user_id }) => user_id),
    column.string('contact', 'fields.contact', { sort: undefined }),
    column.option('stage', 'fields.stage', 'leadStage'),
    column.option('product', 'fields.product', 'product'),
    buildPartnerColumn(parts),
    buildCreatedColumn(parts),
    column.dateTime('updated_at', 'fields.updated_at'),
  ];
  const listFilters = [
    'stage',
    'product',
    buildChoiceFilter('partner_id', translate('fields.partner_id'), partners),
  ] as const;
  const title = translate('ui.admin_routes.customers_journey');
  const from = toDisplayDate(period.from) ?? '';
  const to = toDisplayDate(period.to) ?? '';
  return (
    <>
      <PageHeader title={title}>{translate('console.period.shown', { from, to })}</PageHeader>
      <PeriodPicker period={period} onChoose={choosePeriod} />
      <Stack spacing={3}>
        <div className={journey.isPlaceholderData ? styles['stale'] : undefined}>
          {journey.data && !journey.error ? (
            <Funnel
              stages={journey.data.stages}
              chosen={
                typeof stageInSight === 'string' && furtherStages.length === 0
                  ? stageInSight
                  : undefined
              }
              onChoose={chooseStage}
            />
          ) : (
            <LoadState
              error={journey.error}
              onRetry={() => void journey.refetch()}
              height="218px"
            />
          )}
        </div>
        <section aria-labelledby="journey-leads">
          <Typography id="journey-leads" component="h2" variant="h2" sx={{ mb: 2 }}>
            {translate('customers_journey.leads')}
          </Typography>
          <UrlList
            resource="leads"
            sort={{ field: 'created_at', order: 'DESC' }}
            filters={filters}
            setFilters={setFilters}
            scope={buildCreatedFilter(period)}
          >
            <RecordTable
              empty={{ title: 'kit.list.empty_period', text: 'kit.list.empty_period_text' }}
              searchLabel={translate('customers_journey.search')}
              filters={listFilters}
              title={translate('customers_journey.leads')}
              columns={columns}
              pinned
            />
          </UrlList>
        </section>
        <PartnerUploads />
      </Stack>
    </>
  );
}
