import {
  checkImport,
  commitImport,
  getFailedRows,
  readImportColumns,
} from '@marketplace/shared/api';
import { IMPORT_ROWS, type ImportKindName, importKinds } from '@marketplace/shared/resources';
import type { Session } from '../../../auth/sessions';
import { countOpenRows } from '@marketplace/shared/schema';
import { nowIso } from '../../../clock';
import { loadActor } from '../../kit/actor';
import { toImportView } from '../../../data/importViews';
import { HttpError } from '../../../httpError';
import type { UploadedFile } from '../../kit/uploads';
import { handle } from '../../kit/handle';
import { buildHeadingRule, findMapping, toHeaderKey, parseMapping } from './columnMapping';
import { checkRows, runInBackground, runWork } from './importJobs';
import { getImport, requireImportKind } from './importRights';
import { isMoneyControlled } from './moneyRule';
import { LIMITS } from './reading/limits';
import { readImportFile } from './reading/readTable';
import { describeTable } from './reading/describeTable';
import { createUpload, toWork } from './uploadRecords';

const fileLimit = { fileLimit: LIMITS.bytes };

/** Reads the table of a file of a kind, where a person chose it or where its headings are. */
const readTable = (
  file: UploadedFile | undefined,
  kind: ImportKindName,
  { sheet, heading_row }: { sheet?: number | undefined; heading_row?: number | undefined },
) =>
  readImportFile(file, {
    limits: importKinds[kind].limits ?? { bytes: LIMITS.bytes, rows: IMPORT_ROWS },
    rule: buildHeadingRule(kind),
    sheet,
    headingRow: heading_row,
  });

/**
 * The fields that select the uploads whose mappings a person reuses: those of the same partner's users, or of
 * admins.
 */
const ownUploads = (session: Session | undefined) =>
  session?.area === 'partner'
    ? { uploaded_by: session.account_id, partner_id: session.partner_id }
    : {};

export const importRoutes = [
  handle(readImportColumns, fileLimit, async ({ file, query, session }, { store }) => {
    const kind = requireImportKind(session, query.kind);
    const table = await readTable(file, kind, query);
    const { mapping, remembered } = await findMapping(
      store,
      kind,
      table.headings,
      ownUploads(session),
    );
    return {
      ...describeTable(table),
      mapping,
      remembered: remembered ? (1 as const) : (0 as const),
    };
  }),
  handle(checkImport, fileLimit, async ({ file, query, session, response }, context) => {
    const kind = requireImportKind(session, query.kind);
    const table = await readTable(file, kind, query);
    const { headings, rows } = table;
    // Reading takes seconds, in which a person may cancel the upload.
    if (response.destroyed) throw new HttpError(400, 'bad_request');
    const mapping = parseMapping(query.mapping, kind, headings);
    const upload = await createUpload(context.store, session, {
      kind,
      fileName: file?.name,
      rows: rows.length,
      header_key: toHeaderKey(headings),
      mapping,
    });
    const begin = (): void =>
      runInBackground(
        response.writableFinished
          ? checkRows(context, upload, { ...table, mapping })
          : context.store.tx((writer) => writer.remove('uploads', upload.id)),
      );
    // Nobody knows the id of an import whose response was not sent, so remove the import.
    if (response.destroyed) begin();
    else response.once('close', begin);
    return { upload: toImportView(upload) };
  }),
  handle(commitImport, async ({ params, body, session }, context) => {
    const upload = await context.store.tx(async (writer) => {
      const checked = await getImport(writer, params.id, session, 'use');
      // The check marks the rows for a second admin, so a rule that has been switched on since needs another one.
      if (
        checked.status === 'checked' &&
        !checked.is_controlled &&
        (await isMoneyControlled(writer, checked, context.config))
      )
        throw new HttpError(409, 'import_rule_changed');
      const { rows, backward_rows } = checked;
      const isAsked = body.confirmation === 'request' && backward_rows > 0;
      const open = isAsked ? countOpenRows(checked) : 0;
      if (checked.status !== 'checked' && open === 0)
        throw new HttpError(409, 'import_not_checked');
      const toProcess = open || (isAsked ? rows : rows - backward_rows);
      if (toProcess === 0) throw new HttpError(422, 'import_nothing');
      const actor = await loadActor(writer, session);
      return writer.update('uploads', checked.id, {
        ...toWork(isAsked ? 'pending' : 'applying', toProcess),
        ...(isAsked && { asked_at: nowIso(), asked_by_name: actor.name }),
        ...(open > 0 && {
          loaded_at: checked.loaded_at ?? checked.worked_at ?? nowIso(),
          // An earlier request may have expired.
          refused_rows: 0,
          decided_at: null,
        }),
      });
    });
    if (upload.status === 'applying') runInBackground(runWork(context, upload));
    return { upload: toImportView(upload) };
  }),
  handle(getFailedRows, async ({ params, session }, { store }) => {
    const { id } = await getImport(store, params.id, session, 'use');
    const { rows } = await store.find('import_rows', {
      filter: { upload_id: id, outcome: ['error', 'unknown'] },
      sort: ['row', 'ASC'],
    });
    return {
      data: rows.map(
        ({
          row,
          cells,
          column,
          problem,
          other_problems = [],
          cell_count = 0,
          heading_count = 0,
        }) => ({
          row,
          cells: [...cells],
          column,
          problem,
          other_problems,
          cell_count,
          heading_count,
        }),
      ),
    };
  }),
];
