import { DownloadCsv, useLanguage } from '@marketplace/shared/admin';
import type { Application } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { useListContext } from 'react-admin';
import { PrintButton } from '../../report/PrintButton';
import type { Filters } from '../../report/urlFilters';
import { useAllRows } from '../../report/useAllRows';
import { csvColumns } from './csvColumns';

export interface ReportActionsProps {
  /** File name without its end. */
  name: string;
  filter: Filters;
  partnerName: (id: number) => string;
}

/** The report as a file, and on paper. */
export function ReportActions({ name, filter, partnerName }: ReportActionsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { total } = useListContext();
  const load = useAllRows<Application>(filter);
  return (
    <>
      <PrintButton />
      <DownloadCsv
        name={name}
        columns={csvColumns({ translate, language, partnerName })}
        load={load}
        disabled={!total}
      />
    </>
  );
}
