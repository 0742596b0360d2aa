import { DownloadCsv, MAX_EXPORTED, useTexts } from '@marketplace/shared/admin';
import type { Application } from '@marketplace/shared/schema';
import { useListContext } from 'react-admin';
import { PrintButton } from '../../report';
import { buildCsvColumns } from './csvColumns';

export interface ReportActionsProps {
  /** File name without extension. */
  name: string;
  partnerName: (id: number) => string;
}

export function ReportActions({ name, partnerName }: ReportActionsProps) {
  const { translate, language } = useTexts();
  const { total = 0, getData } = useListContext<Application>();
  return (
    <>
      <PrintButton />
      <DownloadCsv
        name={name}
        columns={buildCsvColumns({ translate, language, partnerName })}
        load={async () => (await getData?.({ maxResults: MAX_EXPORTED })) ?? []}
        disabled={!total}
      />
    </>
  );
}
