import {
  getApplicationHistory,
  previewApplicationStatusFile,
  uploadApplicationStatusFile,
} from '@marketplace/shared/api';
import { optionLabel } from '@marketplace/shared/schema';
import type { ApplicationRecord, Collections } from '../../data/records';
import { getStatusHistory } from '../../data/statusHistory';
import { applicationView, uploadView } from '../../data/views';
import { HttpError, notFound } from '../../httpError';
import type { Language } from '../../messages/translate';
import { translate } from '../../messages/translate';
import type { Reader } from '../../store/port';
import { LIMITS } from '../imports/limits';
import { readTable } from '../imports/readTable';
import { yieldToEventLoop } from '../imports/yieldToEventLoop';
import { actorOf } from '../kit/actor';
import { handle } from '../kit/handle';
import type { UploadedFile } from '../kit/uploads';
import type { Move } from './moves';
import { planMove } from './moves';
import type { RowError, StatusRow } from './statusRows';
import { statusRows } from './statusRows';
import { saveUpload } from './uploadRecords';

interface ReadRows {
  readonly rows: readonly StatusRow[];
  readonly errors: readonly RowError[];
}

async function readRows(file: UploadedFile | undefined): Promise<ReadRows> {
  const table = await readTable(file, LIMITS.rows);
  const { rows, errors } = await statusRows(table);
  if (rows.length + errors.length === 0)
    throw new HttpError(422, 'file_empty', { errors: { image_name: 'file_empty' } });
  return { rows, errors };
}

/** Finds an application by its id, or by the reference that borrowers and lenders quote. */
async function findApplication(
  reader: Reader<Collections>,
  named: string,
): Promise<Readonly<ApplicationRecord> | undefined> {
  const byId = await reader.get('applications', named);
  if (byId) return byId;
  const reference = named.toUpperCase();
  return (await reader.find('applications', { filter: { reference }, range: [0, 0] })).rows[0];
}

interface Plan {
  readonly moves: readonly Move[];
  readonly errors: readonly RowError[];
}

/** Returns the changes that a file's rows make to the present applications, and all errors. */
async function plan(reader: Reader<Collections>, { rows, errors }: ReadRows): Promise<Plan> {
  const moves: Move[] = [];
  // One row may name an application by its id, another by its reference.
  const seen = new Set<string>();
  const faults: RowError[] = [...errors];
  for (const [index, row] of rows.entries()) {
    await yieldToEventLoop(index);
    const { application_id: value } = row;
    const application = await findApplication(reader, value);
    const fault = (key: RowError['key']): RowError => ({
      row: row.row,
      column: 'application_id',
      key,
      value,
    });
    let planned: Move | RowError = fault('row_unknown_application');
    if (application)
      planned = seen.has(application.id) ? fault('row_repeated') : planMove(row, application);
    if (application) seen.add(application.id);
    if ('key' in planned) faults.push(planned);
    else moves.push(planned);
  }
  return { moves, errors: faults };
}

const backwardError = ({ row, before, after }: Move): RowError => ({
  row: row.row,
  column: 'status',
  key: 'row_backward',
  statuses: { from: before.status, to: after.status },
  value: row.status,
});

function rowErrors(
  errors: readonly RowError[],
  language: Language,
): { row: number; column: string; message: string; value?: string }[] {
  const label = (id: string): string => optionLabel('applicationStatus', id, language);
  return errors
    .toSorted((a, b) => a.row - b.row)
    .map(({ row, column, key, params, statuses, value }) => {
      const names = statuses && { from: label(statuses.from), to: label(statuses.to) };
      const message = translate(language, key, { ...params, ...names });
      return { row, column, message, ...(value !== undefined && { value }) };
    });
}

const fileLimit = { fileLimit: LIMITS.bytes };
const longestFileName = 255;

export const statusFileRoutes = [
  handle(
    previewApplicationStatusFile,
    async ({ file, language }, { store }) => {
      const { moves, errors } = await plan(store, await readRows(file));
      return {
        rows: moves.map(({ row, application, before, after, backward }) => ({
          row: row.row,
          record_id: application.id,
          record_reference: applicationView(application).reference,
          backward: backward ? (1 as const) : (0 as const),
          from_status: before.status,
          from_date: before.status_date,
          from_amount: before.disbursed_amount,
          to_status: after.status,
          to_date: after.status_date,
          to_amount: after.disbursed_amount,
        })),
        errors: rowErrors(errors, language),
      };
    },
    fileLimit,
  ),
  handle(
    uploadApplicationStatusFile,
    async ({ file, language, session, query }, { store }) => {
      const read = await readRows(file);
      const fileName = (file?.name ?? '').slice(0, longestFileName);
      const { upload, errors, pending } = await store.tx(async (writer) => {
        const planned = await plan(writer, read);
        const back = planned.moves.filter(({ backward }) => backward);
        const isPending = query?.confirmation === 'request' && back.length > 0;
        const moves = isPending ? planned.moves : planned.moves.filter(({ backward }) => !backward);
        const faults = isPending ? planned.errors : [...planned.errors, ...back.map(backwardError)];
        const saved = await saveUpload(writer, {
          fileName,
          actor: await actorOf(writer, session),
          moves,
          errorCount: faults.length,
          pending: isPending,
        });
        return { upload: saved, errors: faults, pending: isPending };
      });
      return {
        rowsUpdated: pending ? 0 : upload.rows,
        errors: rowErrors(errors, language),
        upload: uploadView(upload),
      };
    },
    fileLimit,
  ),
  handle(getApplicationHistory, async ({ params }, { store }) => {
    const application = await store.get('applications', params.id);
    if (!application) throw notFound();
    return {
      data: getStatusHistory(application).map((entry) => ({ ...entry, by: entry.by ?? null })),
    };
  }),
];
