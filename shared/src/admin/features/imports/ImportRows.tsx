import type { TableColumn } from '../../fields/column';
import { createColumnHelper } from '../../table/columns/columnHelper';
import {
  buildChoiceFilter,
  buildNumberFilter,
  buildOptionFilter,
} from '../../table/filters/filters';
import { UrlTable } from '../../table/list/UrlTable';
import { useTexts } from '../../i18n/useTexts';
import { useConsole } from '../../context/consoleContext';
import { importColumnNames, importKinds, type ImportKindName } from '../../../resources';
import { type ImportRow, getOptionLabel } from '../../../schema';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { listProblems } from './FailedRows';
import { formatStatus } from './formatStatus';
import styles from './imports.module.css';

/** Characters of a cell that the page shows; the file of failed rows has the whole cell. */
const SHOWN = 100;
const shorten = (cell: string) => (cell.length > SHOWN ? `${cell.slice(0, SHOWN)}…` : cell);

interface ImportRowsProps {
  id: string;
  kind: ImportKindName;
  outcome: ImportRow['outcome'];
  /** How many rows of the file have the outcome. */
  count: number;
  title: string;
}

/**
 * Shows the rows of a file with one outcome, one page at a time from the server. `memo` keeps the rows while the
 * progress of the file changes.
 */
export const ImportRows = memo(function ImportRows({
  id,
  kind,
  outcome,
  count,
  title: name,
}: ImportRowsProps) {
  const { translate, language } = useTexts();
  const { area } = useConsole();
  const names = importColumnNames(kind);
  const formatStatusBefore = ({ from_status, from_date, from_amount }: ImportRow) =>
    formatStatus({ status: from_status, date: from_date, amount: from_amount }, language);
  const formatStatusAfter = ({ to_status, to_date, to_amount }: ImportRow) =>
    formatStatus({ status: to_status, date: to_date, amount: to_amount }, language);
  const { creates = false, columns: known, problems } = importKinds[kind];
  // A file of new records shows its own columns; any other shows the record before and after.
  const cellColumns = known.map(({ name, labels }, place): TableColumn<ImportRow> => ({
    name,
    label: labels[language],
    wrap: true,
    render: ({ cells }) => shorten(cells[place] ?? '') || '–',
  }));
  const renderReference = ({ record_id, record_reference, status }: ImportRow) =>
    creates && area === 'partner' && record_id && status === 'applied' ? (
      <Link to={`/leads/${record_id}`}>{record_reference}</Link>
    ) : (
      record_reference
    );
  const column = createColumnHelper<ImportRow>(translate, language);
  const columns: TableColumn<ImportRow>[] = [
    {
      name: 'record_reference',
      label: creates ? translate('imports.lead_created') : translate('status_file.application'),
      wrap: true,
      render: (row) => (
        <span className={row.record_reference ? styles['reference'] : styles['problem']}>
          {renderReference(row) || (!creates && row.cells[0]) || '–'}
        </span>
      ),
    },
    column.accessor('row', 'status_file.row', {
      align: 'end',
      render: ({ row }) => (row === 0 ? '–' : row),
    }),
    column.display('from', 'status_file.now', {
      csv: formatStatusBefore,
      render: (row) => formatStatusBefore(row) || '–',
    }),
    column.display('to', 'status_file.after', {
      csv: formatStatusAfter,
      render: (row) => formatStatusAfter(row) || '–',
    }),
    column.accessor('status', 'status_file.state', {
      render: ({ status, backward }) =>
        backward === 1 && status === 'checked'
          ? translate('status_file.backward')
          : getOptionLabel('uploadRowStatus', status, language),
    }),
    column.display('problem', 'status_file.message', {
      phone: 'wide',
      wrap: true,
      render: ({ cells, ...row }) =>
        listProblems(row, language, translate).map(({ column, text }) => {
          const cell = cells[names.indexOf(column)];
          return (
            <span key={column + text} className={styles['problem']}>
              <span>{text}</span>
              {cell && !creates && <span>{`${column}: ${shorten(cell)}`}</span>}
            </span>
          );
        }),
    }),
  ];
  const isProblem = outcome === 'error' || outcome === 'unknown';
  const title = outcome === 'error' ? translate('status_file.errors', { n: count }) : name;
  // Only a row that changes a record gets further than its check.
  const hidden = [
    ...(isProblem ? ['from', 'to'] : ['problem']),
    ...(outcome === 'differing' ? [] : ['status']),
  ];
  const ownHidden = creates ? ['from', 'to', ...(isProblem ? ['record_reference'] : [])] : [];
  const shown = [...(creates ? cellColumns : []), ...columns].filter(
    (column) => !hidden.includes(column.name) && !ownHidden.includes(column.name),
  );
  const problemFilter = buildChoiceFilter(
    'problems',
    translate('status_file.message'),
    problems.map((id) => ({ id, name: getOptionLabel('importProblem', id, language) })),
  );
  // All unknown rows have one problem.
  const stateFilter = buildOptionFilter(
    'status',
    translate('status_file.state'),
    'uploadRowStatus',
    language,
  );
  return (
    <>
      {outcome === 'error' && <h3>{title}</h3>}
      <UrlTable
        resource="import-rows"
        scope={{ upload_id: id, outcome }}
        sort={{ field: 'row', order: 'ASC' }}
        perPage={50}
        prefix="rows."
        views={false}
        title={title}
        columns={shown}
        empty={{ title: 'imports.no_rows', text: 'imports.no_rows_text' }}
        {...(!creates && { searchLabel: translate('status_file.search_rows') })}
        filters={[
          ...(outcome === 'error' ? [problemFilter] : []),
          ...(outcome === 'differing' ? [stateFilter] : []),
          buildNumberFilter('row', translate('status_file.row')),
        ]}
      />
    </>
  );
});
