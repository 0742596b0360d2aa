import { useClient } from '../../context/ClientContext';
import { EXPORT_FORMATS } from '../../table/export/download';
import { DownloadCsv } from '../../table/export/DownloadCsv';
import { useTexts } from '../../i18n/useTexts';
import type { Language, Translate } from '../../../i18n';
import { getProblemText, type ImportKindName } from '../../../resources';
import { type AnswerOf, getFailedRows } from '../../../api';
import { getColumnHeadings } from './FileColumns';

type FailedRow = AnswerOf<typeof getFailedRows>['data'][number];

/** Lists what is wrong with a row in words, each with its column. */
export const listProblems = (
  row: Omit<FailedRow, 'row' | 'cells'>,
  language: Language,
  translate: Translate,
): { column: string; text: string }[] =>
  [row, ...row.other_problems].flatMap(({ column, problem }) =>
    problem
      ? {
          column,
          text: getProblemText(problem, row, language, (numbers) =>
            translate('validation.row_too_wide', numbers),
          ),
        }
      : [],
  );

/** Saves the failed rows as a file, with the error of each, so that a person can correct and upload it. */
export function FailedRows({ id, kind }: { id: string; kind: ImportKindName }) {
  const { translate, language } = useTexts();
  const client = useClient();
  const load = async () => {
    const { data } = await client.call(getFailedRows, { params: { id } });
    return data;
  };
  const columns = [
    ...getColumnHeadings(kind, language).map((label, index) => ({
      label,
      value: ({ cells }: FailedRow) => cells[index],
    })),
    {
      label: 'error',
      value: (row: FailedRow) =>
        listProblems(row, language, translate)
          .map(({ text }) => text)
          .join('; '),
    },
  ];
  return EXPORT_FORMATS.map((format) => (
    <DownloadCsv
      key={format}
      name={`${kind}-failed-rows`}
      format={format}
      label={translate(`imports.failed_rows_${format}`)}
      size="normal"
      columns={columns}
      load={load}
    />
  ));
}
