import {
  BasisPicker,
  PageHeader,
  PeriodPicker,
  RecordTable,
  useBasis,
  type usePeriod,
} from '@marketplace/shared/admin';
import {
  type CsvColumn,
  DownloadCsv,
  type ListFilter,
  type TableColumn,
} from '@marketplace/shared/admin';
import { wireToDisplay } from '@marketplace/shared/format';
import { buttonClass, useTranslate } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { PrintButton } from '../../report';
import report from '../../report/report.module.css';
import styles from './productsReports.module.css';

export interface ReportFrameProps<R extends RaRecord> {
  title: string;
  /** File name without extension. */
  name: string;
  period: ReturnType<typeof usePeriod>;
  /** Undefined while the rows load. */
  rows: readonly R[] | undefined;
  columns: readonly TableColumn<R>[];
  csv: readonly CsvColumn<R>[];
  totals: Readonly<Record<string, ReactNode>>;
  /** Filters, and a search if the report is long enough to need it. */
  tools: { searchLabel?: string; filters: readonly ListFilter[] };
  /** The link to the other report. */
  other: { to: string; label: string };
}

/** The frame of both product reports: period, table with totals, download and print. */
export function ReportFrame<R extends RaRecord>(props: ReportFrameProps<R>) {
  const { title, name, rows, columns, csv, totals, tools, other } = props;
  const [period, choosePeriod] = props.period;
  const [basis, chooseBasis] = useBasis();
  const translate = useTranslate();
  const from = wireToDisplay(period.from) ?? '';
  const to = wireToDisplay(period.to) ?? '';
  return (
    <div className={report['page']}>
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
              name={`${name}-${period.from}-${period.to}`}
              columns={csv}
              load={() => Promise.resolve(rows ?? [])}
              disabled={!rows?.length}
            />
          </>
        }
      >
        {translate('console.period.shown', { from, to })}
      </PageHeader>
      <PeriodPicker period={period} onChoose={choosePeriod} />
      <BasisPicker basis={basis} onChoose={chooseBasis} />
      <RecordTable
        title={title}
        columns={columns}
        pinned
        empty={{
          title: translate('kit.list.empty_period'),
          text: translate('kit.list.empty_period_text'),
        }}
        file={false}
        {...tools}
        {...(rows && { totals })}
      />
      <p className={styles['note']}>{translate('products_reports.note')}</p>
    </div>
  );
}
