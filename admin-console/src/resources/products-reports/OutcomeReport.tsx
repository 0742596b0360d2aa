import {
  DownloadCsv,
  LocalList,
  Note,
  PageHeader,
  PeriodPicker,
  RecordTable,
  buildOptionFilter,
  filterRows,
  usePeriod,
  useTexts,
  useUrlFilters,
} from '@marketplace/shared/admin';
import { toDisplayDate } from '@marketplace/shared/format';
import { buttonClass } from '@marketplace/shared/ui';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { PrintButton } from '../../report';
import { type Outcome, sumOutcomes } from './outcome';
import {
  buildFigures,
  FIGURE_FILTERS,
  buildFigureColumns,
  buildFigureCsv,
  buildFigureFilters,
  buildFigureTotals,
} from './outcomeColumns';
import styles from './productsReports.module.css';
import { type ProductsAnswer, useProductsReport } from './useProductsReport';

export interface OutcomeReportProps<R extends Outcome> {
  resource: string;
  title: string;
  /** File name without extension. */
  name: string;
  getRows: (answer: ProductsAnswer) => readonly R[];
  /** The columns that name a row; the first is the title of its card. */
  keys: readonly { name: string; label: string; sort: string; value: (row: R) => string }[];
  /** A search, if the report is long enough to need it. */
  search?: { label: string; of: (row: R) => string };
  other: { to: string; label: string };
}

/** Both product reports: period, table with totals, download and print. */
export function OutcomeReport<R extends Outcome & RaRecord>(props: OutcomeReportProps<R>) {
  const { title, keys, search, other } = props;
  const { translate, language } = useTexts();
  const parts = { translate, language };
  const [period, choosePeriod] = usePeriod();
  const names = ['product', ...FIGURE_FILTERS, ...(search ? ['q'] : [])];
  const [filters, setFilters] = useUrlFilters(names);
  const query = useProductsReport(period);
  const rows =
    query.data && filterRows(props.getRows(query.data), filters, search?.of ?? (() => ''));
  const figures = buildFigures(parts);
  const from = toDisplayDate(period.from) ?? '';
  const to = toDisplayDate(period.to) ?? '';
  return (
    <LocalList
      resource={props.resource}
      query={query}
      rows={rows}
      sort={{ field: 'applications', order: 'DESC' }}
      filters={filters}
      setFilters={setFilters}
    >
      <div>
        <PageHeader
          title={title}
          actions={
            <>
              <Link
                className={`${buttonClass({ variant: 'ghost', size: 'small' })} ${styles['other']}`}
                to={other.to}
              >
                {other.label}
              </Link>
              <PrintButton />
              <DownloadCsv
                name={`${props.name}-${period.from}-${period.to}`}
                columns={[...keys, ...buildFigureCsv(figures)]}
                load={() => Promise.resolve(rows ?? [])}
                disabled={!rows?.length}
              />
            </>
          }
        >
          {translate('console.period.shown', { from, to })}
        </PageHeader>
        <PeriodPicker period={period} onChoose={choosePeriod} />
        <RecordTable
          title={title}
          columns={[
            ...keys.map(({ value, ...key }) => ({
              ...key,
              render: value,
              csv: value,
            })),
            ...buildFigureColumns(figures, parts),
          ]}
          pinned
          empty={{ title: 'kit.list.empty_period', text: 'kit.list.empty_period_text' }}
          file={false}
          {...(search && { searchLabel: search.label })}
          filters={[
            buildOptionFilter('product', translate('fields.product'), 'product', language),
            ...buildFigureFilters(translate),
          ]}
          {...(rows && {
            totals: {
              [keys[0]?.name ?? '']: translate('reports.total'),
              ...buildFigureTotals(figures, sumOutcomes(rows), parts),
            },
          })}
        />
        <Note sx={{ maxWidth: '76ch', mt: 1.5 }}>{translate('products_reports.note')}</Note>
      </div>
    </LocalList>
  );
}
