import { checkImport, commitImport, readImportColumns } from '@marketplace/shared/api';
import { IMPORT_ROWS } from '@marketplace/shared/resources';
import { nowIso } from '../../clock';
import { importView } from '../../data/views';
import { HttpError } from '../../httpError';
import { actorOf } from '../kit/actor';
import { handle } from '../kit/handle';
import type { UploadedFile } from '../kit/uploads';
import { UNDECIDED } from '../statusFile/uploadRecords';
import { bodyRows, mapRows } from './checkFile';
import { findMapping, headerKey, headingsOf, parseMapping } from './columnMapping';
import { importKindOf, startCheck, startWork } from './importJobs';
import { getImport, toUsableKind } from './importRights';
import type { Cell } from './limits';
import { LIMITS } from './limits';
import { readTable } from './readTable';

const fileLimit = { fileLimit: LIMITS.bytes };
const longestFileName = 255;

interface ReadFile {
  readonly table: readonly (readonly Cell[])[];
  readonly headings: string[];
}

async function readFile(file: UploadedFile | undefined): Promise<ReadFile> {
  const table = await readTable(file, IMPORT_ROWS + 1);
  const [header] = table;
  if (!header || bodyRows(table).length === 0)
    throw new HttpError(422, 'file_empty', { errors: { image_name: 'file_empty' } });
  return { table, headings: headingsOf(header) };
}

export const importRoutes = [
  handle(
    readImportColumns,
    async ({ file, query, session }, { store }) => {
      const kind = toUsableKind(session, query.kind);
      const { table, headings } = await readFile(file);
      const { mapping, remembered } = await findMapping(store, kind, headings);
      return {
        headings,
        mapping,
        remembered: remembered ? (1 as const) : (0 as const),
        rows: bodyRows(table).length,
      };
    },
    fileLimit,
  ),
  handle(
    checkImport,
    async ({ file, query, session }, context) => {
      const name = toUsableKind(session, query.kind);
      const { table, headings } = await readFile(file);
      const mapping = parseMapping(query.mapping, name, headings);
      const rows = mapRows(table, mapping);
      const upload = await context.store.tx(async (writer) => {
        const actor = await actorOf(writer, session);
        return writer.insert('uploads', {
          kind: name,
          file_name: (file?.name ?? '').slice(0, longestFileName),
          status: 'checking',
          rows: 0,
          backward_rows: 0,
          error_count: 0,
          uploaded_by: actor.account_id,
          uploaded_by_name: actor.name,
          created_at: nowIso(),
          ...UNDECIDED,
          file_rows: rows.length,
          processed: 0,
          to_process: rows.length,
          header_key: headerKey(headings),
          mapping,
          worked_at: nowIso(),
        });
      });
      const kind = importKindOf(upload);
      if (kind) startCheck(context, upload, kind, rows);
      return { upload: importView(upload) };
    },
    fileLimit,
  ),
  handle(commitImport, async ({ params, body, session }, context) => {
    const upload = await context.store.tx(async (writer) => {
      const checked = await getImport(writer, params.id, session, 'use');
      if (checked.status !== 'checked') throw new HttpError(409, 'import_not_checked');
      const { rows, backward_rows } = checked;
      const isPending = body.confirmation === 'request' && backward_rows > 0;
      const to_process = isPending ? rows : rows - backward_rows;
      if (to_process === 0) throw new HttpError(422, 'import_nothing');
      return writer.update('uploads', checked.id, {
        status: isPending ? 'pending' : 'applying',
        processed: 0,
        to_process,
        worked_at: nowIso(),
      });
    });
    if (upload.status === 'applying') startWork(context, upload);
    return { upload: importView(upload) };
  }),
];
