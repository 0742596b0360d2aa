import { IMPORT_KINDS } from '@marketplace/shared/resources';
import { BUSY_IMPORTS } from '@marketplace/shared/schema';
import { agoIso, DAY_MS, MINUTE_MS, nowIso } from '../../clock';
import type { Context, Store } from '../../context';
import type { ImportRowRecord, StatusFields, UploadRowRecord } from '../../data/uploads';
import type { NewRecord } from '../../store/port';
import { withAudit } from '../audit/auditedStore';
import { BATCH, running, runInBackground, runWork } from './importJobs';
import { yieldToEventLoop } from './yieldToEventLoop';

/** Continues imports whose server stopped. A check begins anew with the file, so it only ends. */
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

/** Removes the rows of files that were checked and not loaded within a day. */
async function dropOldChecks(store: Store): Promise<void> {
  const { rows } = await store.find('uploads', {
    filter: { status: 'checked', created_at_lt: agoIso(DAY_MS) },
  });
  for (const { id } of rows)
    await store.tx(async (writer) => {
      const { rows: checked } = await writer.find('import_rows', { filter: { upload_id: id } });
      for (const row of checked) await writer.remove('import_rows', row.id);
      await writer.remove('uploads', id);
    });
}

/** Erases the texts of the rows of old files. What the rows changed stays, for a roll-back. */
async function eraseOldCells({ store, config }: Context): Promise<void> {
  const { rows } = await store.find('uploads', {
    filter: {
      kind: [...IMPORT_KINDS],
      status: ['applied', 'failed', 'refused', 'rolled_back'],
      cells_erased_at: null,
      created_at_lt: agoIso(config.importRetentionDays * DAY_MS),
    },
  });
  for (const { id } of rows)
    await store.tx(async (writer) => {
      const { rows: old } = await writer.find('import_rows', { filter: { upload_id: id } });
      for (const [index, row] of old.entries()) {
        await yieldToEventLoop(index);
        if (row.cells.length > 0) await writer.update('import_rows', row.id, { cells: [] });
      }
      await writer.update('uploads', id, { cells_erased_at: nowIso() });
    });
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

/** Moves the rows of status files from before these were imports, so that they are still rolled back. */
async function moveStatusRows(store: Store): Promise<void> {
  for (;;) {
    const { rows } = await store.find('upload_rows', { range: [0, BATCH - 1] });
    if (rows.length === 0) return;
    await store.tx(async (writer) => {
      for (const [index, row] of rows.entries()) {
        await yieldToEventLoop(index);
        await writer.insert('import_rows', toImportRow(row));
        await writer.remove('upload_rows', row.id);
      }
    });
  }
}

/** Continues imports that stopped, removes old checks, and erases the texts of old files. */
export async function maintainImports(context: Context): Promise<void> {
  await moveStatusRows(context.store);
  await resumeImports(context);
  await dropOldChecks(context.store);
  await eraseOldCells(context);
}
