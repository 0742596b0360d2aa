import { getApplicationHistory, uploadApplicationStatusFile } from '@marketplace/shared/api';
import { getTranslator } from '@marketplace/shared/i18n';
import { getProblemText, importColumnNames } from '@marketplace/shared/resources';
import { getOptionLabel } from '@marketplace/shared/schema';
import type { Context, Store } from '../../../context';
import { getStatusHistory } from '../../../data/lenders/statusHistory';
import { requireRecord } from '../../../data/requireRecord';
import type { ImportRowRecord, UploadRecord } from '../../../data/uploads';
import { uploadView } from '../../../data/views';
import type { Language } from '../../../messages/translate';
import { translate } from '../../../messages/translate';
import { buildHeadingRule, findUnmapped, mapByName } from '../imports/columnMapping';
import { checkRows, runWork } from '../imports/importJobs';
import { LIMITS } from '../imports/reading/limits';
import { readImportFile } from '../imports/reading/readTable';
import { createUpload, toWork } from '../imports/uploadRecords';
import { forEachRecord } from '../../../data/forEachRecord';
import { handle } from '../../kit/handle';
import { isBackward } from './statusMoves';

const KIND = 'application_status';

type Upload = Readonly<UploadRecord>;

interface RowError {
  readonly row: number;
  readonly column: string;
  readonly message: string;
  readonly value?: string;
}

/** Lists the required columns that a row of headings lacks. */
const findMissingColumns = (
  mapping: readonly (number | null)[],
  row: number,
  language: Language,
): RowError[] =>
  findUnmapped(KIND, mapping).map((column) => ({
    row,
    column,
    message: translate(language, 'column_missing', { column }),
  }));

/** Turns backward moves into errors, because this upload did not request a confirmation. */
async function refuseBackward(store: Store, upload: Upload): Promise<Upload> {
  const backward = { upload_id: upload.id, backward: 1 };
  const refused = await forEachRecord(store, 'import_rows', backward, (writer, row) => {
    const movesBack = row.before && row.after && isBackward(row.before, row.after);
    const problem = movesBack ? 'row_backward' : 'row_needs_second_admin';
    return writer.update('import_rows', row.id, {
      outcome: 'error',
      backward: 0,
      column: 'status',
      problem,
      problems: [problem],
    });
  });
  const { rows, error_count } = upload;
  return store.tx((writer) =>
    writer.update('uploads', upload.id, {
      rows: rows - refused,
      differing: rows - refused,
      error_count: error_count + refused,
      backward_rows: 0,
    }),
  );
}

/** Loads the checked rows of a file, or leaves them for a second admin. */
async function loadCheckedRows(context: Context, checked: Upload): Promise<Upload> {
  const { store } = context;
  const isPending = checked.backward_rows > 0;
  const begun = await store.tx((writer) =>
    writer.update('uploads', checked.id, toWork(isPending ? 'pending' : 'applying', checked.rows)),
  );
  if (isPending) return begun;
  if (checked.rows > 0) return (await runWork(context, begun)).upload;
  // A file that repeats our data is loaded without a change.
  const status = (checked.matched ?? 0) > 0 ? 'applied' : 'failed';
  return store.tx((writer) => writer.update('uploads', checked.id, { status }));
}

const getStatusLabel = (status: string | undefined, language: Language): string =>
  getOptionLabel('applicationStatus', status ?? '', language);

function listRowErrors(row: Readonly<ImportRowRecord>, language: Language): RowError[] {
  const names = importColumnNames(KIND);
  const { before, after, other_problems = [] } = row;
  return [row, ...other_problems].map(({ column, problem }) => ({
    row: row.row,
    column,
    message:
      problem === 'row_backward'
        ? translate(language, problem, {
            from: getStatusLabel(before?.status, language),
            to: getStatusLabel(after?.status, language),
          })
        : getProblemText(problem, row, language, (numbers) =>
            getTranslator(language)('validation.row_too_wide', numbers),
          ),
    value: row.cells[names.indexOf(column)] ?? '',
  }));
}

/** Lists the errors of the rows that were not loaded, in the order of the file. */
async function findErrors(store: Store, { id }: Upload, language: Language): Promise<RowError[]> {
  const { rows } = await store.find('import_rows', {
    filter: { upload_id: id, status: ['checked', 'kept'] },
    sort: ['row', 'ASC'],
  });
  return rows
    .filter(({ outcome, status }) => outcome === 'error' || status === 'kept')
    .flatMap((row) => listRowErrors(row, language));
}

export const statusFileRoutes = [
  handle(
    uploadApplicationStatusFile,
    { fileLimit: LIMITS.bytes },
    async ({ file, language, session, query }, context) => {
      const { store } = context;
      const rule = buildHeadingRule(KIND, mapByName);
      const table = await readImportFile(file, { limits: LIMITS, rule });
      const mapping = mapByName(KIND, table.headings);
      const missing = findMissingColumns(mapping, table.headingRow, language);
      const rows = missing.length > 0 ? [] : table.rows;
      const created = await createUpload(store, session, {
        kind: KIND,
        fileName: file?.name,
        rows: rows.length,
      });
      const checked = await checkRows(context, created, { ...table, rows, mapping });
      const isAsked = query?.confirmation === 'request' || checked.backward_rows === 0;
      const upload = await loadCheckedRows(
        context,
        isAsked ? checked : await refuseBackward(store, checked),
      );
      const errors = [...missing, ...(await findErrors(store, upload, language))];
      return {
        rowsUpdated: upload.status === 'pending' ? 0 : upload.rows + (upload.matched ?? 0),
        errors,
        upload: uploadView({ ...upload, error_count: errors.length }),
      };
    },
  ),
  handle(getApplicationHistory, async ({ params }, { store }) => {
    const application = await requireRecord(store, 'applications', params.id);
    return {
      data: getStatusHistory(application).map((entry) => ({ ...entry, by: entry.by ?? null })),
    };
  }),
];
