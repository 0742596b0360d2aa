import {
  LoadState,
  buildChoiceFilter,
  createColumnHelper,
  PageHeader,
  PeriodPicker,
  RecordTable,
  type TableColumn,
  useLanguage,
  usePeriod,
  UrlList,
  useUrlFilters,
} from '@marketplace/shared/admin';
import { buildCreatedFilter, getJourney } from '@marketplace/shared/api';
import { toDisplayDate } from '@marketplace/shared/format';
import type { Lead } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
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
  const translate = useTranslate();
  const language = useLanguage();
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
  ];
  const title = translate('ui.admin_routes.customers_journey');
  const from = toDisplayDate(period.from) ?? '';
  const to = toDisplayDate(period.to) ?? '';
  return (
    <>
      <PageHeader title={title}>{translate('console.period.shown', { from, to })}</PageHeader>
      <PeriodPicker period={period} onChoose={choosePeriod} />
      <div className={styles['layout']}>
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
          <h2 id="journey-leads" className={styles['header']}>
            {translate('customers_journey.leads')}
          </h2>
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
      </div>
    </>
  );
}
