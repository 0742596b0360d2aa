import { DownloadCsv } from '../csv/DownloadCsv';
import { useLanguage } from '../i18n/useLanguage';
import { IMPORT_ROWS, importColumnNames, type ImportKindName } from '../../resources';
import { type ImportRow, optionLabel } from '../../schema';
import { useTranslate } from '../../ui';
import { useDataProvider } from 'react-admin';

/** Lists what is wrong with a row. */
export const problemsOf = ({
  column,
  problem,
  other_problems,
}: Pick<ImportRow, 'column' | 'problem' | 'other_problems'>): ImportRow['other_problems'] =>
  problem ? [{ column, problem }, ...other_problems] : [];

/** Saves the rows that failed as a file to mend and upload again, with what is wrong in each. */
export function FailedRows({ id, kind }: { id: string; kind: ImportKindName }) {
  const translate = useTranslate();
  const language = useLanguage();
  const dataProvider = useDataProvider();
  const load = async () => {
    const { data } = await dataProvider.getList<ImportRow>('import-rows', {
      filter: { upload_id: id, outcome: ['error', 'unknown'] },
      pagination: { page: 1, perPage: IMPORT_ROWS },
      sort: { field: 'row', order: 'ASC' },
    });
    return data;
  };
  const columns = [
    ...importColumnNames(kind).map((label, index) => ({
      label,
      value: ({ cells }: ImportRow) => cells[index],
    })),
    {
      label: 'error',
      value: (row: ImportRow) =>
        problemsOf(row)
          .map(({ problem }) => optionLabel('importProblem', problem, language))
          .join('; '),
    },
  ];
  return (
    <DownloadCsv
      name={`${kind}-failed-rows`}
      label={translate('imports.failed_rows')}
      columns={columns}
      load={load}
    />
  );
}
