import {
  checkImport,
  commitImport,
  getFailedRows,
  readImportColumns,
} from '@marketplace/shared/api';
import { IMPORT_ROWS, type ImportKindName, importKinds } from '@marketplace/shared/resources';
import type { Session } from '../../auth/sessions';
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

async function readFile(file: UploadedFile | undefined, kind: ImportKindName): Promise<ReadFile> {
  const { bytes = LIMITS.bytes, rows = IMPORT_ROWS } = importKinds[kind].limits ?? {};
  if (file && file.bytes.length > bytes) throw new HttpError(413, 'file_too_big');
  const table = await readTable(file, rows + 1);
  const [header] = table;
  if (!header || bodyRows(table).length === 0)
    throw new HttpError(422, 'file_empty', { errors: { image_name: 'file_empty' } });
  return { table, headings: headingsOf(header) };
}

/** What the uploads whose mappings a person takes over have in common: a partner's user made them. */
const ownUploads = (session: Session | undefined) =>
  session?.area === 'partner'
    ? { uploaded_by: session.account_id, partner_id: session.partner_id }
    : {};

export const importRoutes = [
  handle(
    readImportColumns,
    async ({ file, query, session }, { store }) => {
      const kind = toUsableKind(session, query.kind);
      const { table, headings } = await readFile(file, kind);
      const { mapping, remembered } = await findMapping(store, kind, headings, ownUploads(session));
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
      const { table, headings } = await readFile(file, name);
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
          partner_id: session?.partner_id ?? null,
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
  handle(getFailedRows, async ({ params, session }, { store }) => {
    const { id } = await getImport(store, params.id, session, 'use');
    const { rows } = await store.find('import_rows', {
      filter: { upload_id: id, outcome: ['error', 'unknown'] },
      sort: ['row', 'ASC'],
    });
    return { data: rows.map(({ row, cells, problem }) => ({ row, cells: [...cells], problem })) };
  }),
];
