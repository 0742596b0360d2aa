import { IMPORT_KINDS } from '@marketplace/shared/resources';
import { BUSY_IMPORTS } from '@marketplace/shared/schema';
import { agoIso, DAY_MS, isoBefore, MINUTE_MS, nowIso } from '../../../clock';
import type { Context, Store } from '../../../context';
import type { ImportRowRecord, StatusFields, UploadRowRecord } from '../../../data/uploads';
import type { NewRecord } from '../../../store/port';
import { withAudit } from '../../audit/auditedStore';
import { forEachRecord } from '../../../data/forEachRecord';
import { running, runInBackground, runWork } from './importJobs';

/** Continues imports whose server stopped. Ends an interrupted check, because it needs the file again. */
async function resumeImports(context: Context): Promise<void> {
  const { rows } = await context.store.find('uploads', {
    filter: { status: [...BUSY_IMPORTS], worked_at_lt: agoIso(MINUTE_MS) },
  });
  for (const upload of rows) {
    if (running.has(upload.id)) continue;
    if (upload.status === 'checking') {
      await context.store.tx((writer) => writer.update('uploads', upload.id, { status: 'failed' }));
      continue;
    }
    const account_id = upload.rolled_back_by ?? upload.uploaded_by;
    const area = upload.partner_id ? 'partner' : 'admin';
    const session = { area, account_id, masquerade_by: null } as const;
    runInBackground(runWork(withAudit(context, session, 'resumeImports'), upload));
  }
}

/**
 * Removes the rows of files that were checked and not loaded within a day. The status changes first, so that
 * nobody can load them; the next run finishes an interrupted removal.
 */
async function purgeOldChecks(store: Store, time: number): Promise<void> {
  const filter = { status: 'checked', created_at_lt: isoBefore(time, DAY_MS) };
  const { rows } = await store.find('uploads', { filter });
  for (const { id } of rows) {
    const isOld = await store.tx(async (writer) => {
      const upload = await writer.get('uploads', id);
      if (upload?.status !== 'checked') return false;
      await writer.update('uploads', id, { rows: 0, backward_rows: 0 });
      return true;
    });
    if (!isOld) continue;
    await forEachRecord(store, 'import_rows', { upload_id: id }, (writer, row) =>
      writer.remove('import_rows', row.id),
    );
    await store.tx(async (writer) => {
      if (await writer.get('uploads', id)) await writer.remove('uploads', id);
    });
  }
}

/** Erases the cell texts of old files. Keeps the recorded changes, for a roll-back. */
async function eraseOldCells({ store, config }: Context, time: number): Promise<void> {
  const { rows } = await store.find('uploads', {
    filter: {
      kind: [...IMPORT_KINDS],
      status: ['applied', 'failed', 'refused', 'rolled_back'],
      cells_erased_at: null,
      created_at_lt: isoBefore(time, config.importRetentionDays * DAY_MS),
    },
  });
  for (const { id } of rows) {
    await forEachRecord(store, 'import_rows', { upload_id: id }, async (writer, row) => {
      if (row.cells.length > 0) await writer.update('import_rows', row.id, { cells: [] });
    });
    await store.tx((writer) => writer.update('uploads', id, { cells_erased_at: nowIso() }));
  }
  if (rows.length > 0) await store.forgetPast();
}

const toValues = ({ status, status_date, remarks, disbursed_amount }: StatusFields) => ({
  status,
  date: status_date,
  amount: disbursed_amount,
  remarks,
});

function toImportRow({
  id: _,
  version: _version,
  before,
  after,
  status,
  ...row
}: Readonly<UploadRowRecord>): NewRecord<ImportRowRecord> {
  return {
    ...row,
    outcome: 'differing',
    status: status === 'pending' || status === 'refused' ? 'checked' : status,
    cells: [],
    column: '',
    problem: status === 'kept' ? 'row_changed_since' : '',
    before: toValues(before),
    after: toValues(after),
  };
}

/**
 * Converts the rows of status files uploaded before status files were imports, so that they can still be
 * rolled back.
 */
async function convertStatusRows(store: Store): Promise<void> {
  await forEachRecord(store, 'upload_rows', {}, async (writer, row) => {
    await writer.insert('import_rows', toImportRow(row));
    await writer.remove('upload_rows', row.id);
  });
}

/** Continues imports that stopped. */
export async function maintainImports(context: Context): Promise<void> {
  await convertStatusRows(context.store);
  await resumeImports(context);
}

/** Removes old checks, and erases the texts of old files, as they are at a time. */
export async function purgeImports(context: Context, time: number): Promise<void> {
  await purgeOldChecks(context.store, time);
  await eraseOldCells(context, time);
}
