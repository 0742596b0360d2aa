import type { ImportKindName } from '@marketplace/shared/resources';
import { IMPORT_KINDS } from '@marketplace/shared/resources';
import { BUSY_IMPORTS } from '@marketplace/shared/schema';
import { agoIso, DAY_MS, MINUTE_MS, nowIso } from '../../clock';
import type { Context, Store } from '../../context';
import type { Collections } from '../../data/records';
import type { ImportRowRecord, StatusActor, UploadRecord } from '../../data/uploads';
import type { Patch, Writer } from '../../store/port';
import { withAudit } from '../audit/auditedStore';
import { commission } from './commission';
import type { FileRow, ImportKind, PlannedRow } from './importKind';
import { leads } from '../leads/leadImport';
import { mis } from './mis';
import { yieldToEventLoop } from './yieldToEventLoop';

type Upload = Readonly<UploadRecord>;

const KINDS: Readonly<Record<ImportKindName, ImportKind>> = { mis, commission, leads };

/** Rows per transaction. Other writers get their turn between two transactions. */
const BATCH = 500;

/** The imports that this process works on. */
const running = new Set<string>();

/** Returns an upload's kind; undefined for a status file. */
export function importKindOf({ kind }: Pick<UploadRecord, 'kind'>): ImportKind | undefined {
  const name = IMPORT_KINDS.find((one) => one === kind);
  return name && KINDS[name];
}

/** Works on an import after the call is answered. A failure is recorded in the import's status. */
function startJob({ store, log, isClosing }: Context, id: string, work: () => Promise<void>): void {
  running.add(id);
  work()
    .catch(async (error: unknown) => {
      if (isClosing?.()) return;
      log.error({ err: error }, 'an import failed');
      await store.tx((writer) => writer.update('uploads', id, { status: 'failed' }));
    })
    .catch((error: unknown) => log.error({ err: error }, 'a failed import could not be noted'))
    .finally(() => running.delete(id));
}

/** The numbers of rows of a file by outcome. */
type Counts = Required<
  Pick<
    UploadRecord,
    'matched' | 'differing' | 'unknown' | 'missing' | 'error_count' | 'rows' | 'backward_rows'
  >
>;

function countRows(planned: readonly PlannedRow[]): Counts {
  const countOf = (outcome: PlannedRow['outcome']): number =>
    planned.filter((row) => row.outcome === outcome).length;
  return {
    matched: countOf('matched'),
    differing: countOf('differing'),
    unknown: countOf('unknown'),
    missing: countOf('missing'),
    error_count: countOf('error'),
    rows: countOf('differing'),
    backward_rows: planned.filter(({ backward }) => backward === 1).length,
  };
}

const addCounts = (one: Counts, other: Counts): Counts => ({
  matched: one.matched + other.matched,
  differing: one.differing + other.differing,
  unknown: one.unknown + other.unknown,
  missing: one.missing + other.missing,
  error_count: one.error_count + other.error_count,
  rows: one.rows + other.rows,
  backward_rows: one.backward_rows + other.backward_rows,
});

/** Checks the rows of an upload against our records, in the background. */
export function startCheck(
  context: Context,
  upload: Upload,
  kind: ImportKind,
  rows: readonly FileRow[],
): void {
  const { store } = context;
  const { id } = upload;
  startJob(context, id, async () => {
    let counts = countRows([]);
    let processed = 0;
    const save = async (planned: readonly PlannedRow[]): Promise<void> => {
      counts = addCounts(counts, countRows(planned));
      processed += planned.filter(({ row }) => row > 0).length;
      await store.tx(async (writer) => {
        for (const [index, row] of planned.entries()) {
          await yieldToEventLoop(index);
          await writer.insert('import_rows', {
            ...row,
            upload_id: id,
            partner_id: upload.partner_id ?? null,
            status: 'checked',
          });
        }
        await writer.update('uploads', id, { processed, worked_at: nowIso() });
      });
    };
    for await (const planned of kind.check(store, rows, upload)) await save(planned);
    await store.tx((writer) => writer.update('uploads', id, { ...counts, status: 'checked' }));
  });
}

/** What a job does with the rows of an upload. */
interface Pass {
  readonly target: 'before' | 'after';
  readonly by: StatusActor;
  readonly done: 'applied' | 'rolled_back';
}

async function setRow(
  writer: Writer<Collections>,
  kind: ImportKind,
  id: number,
  { target, by, done }: Pass,
): Promise<boolean> {
  const row = await writer.get('import_rows', id);
  // A second run, after a break, passes over the rows that are done.
  if (!row || row.status !== (done === 'applied' ? 'checked' : 'applied')) return false;
  const saved = await kind.setRow(writer, row, target, by);
  const changes: Patch<ImportRowRecord> = saved
    ? { status: done, ...saved }
    : { status: 'kept', problem: 'row_changed_since' };
  await writer.update('import_rows', id, changes);
  return saved !== undefined;
}

/** Applies or undoes the rows of an upload, in the background. */
function startPass(context: Context, upload: Upload, pass: Pass): void {
  const kind = importKindOf(upload);
  if (!kind) return;
  const { store } = context;
  startJob(context, upload.id, async () => {
    const isApplied = pass.done === 'applied';
    const { rows } = await store.find('import_rows', {
      filter: {
        upload_id: upload.id,
        ...(isApplied ? { status: 'checked', outcome: 'differing' } : { status: 'applied' }),
        ...(isApplied && upload.decided_by === null && { backward: 0 }),
      },
      sort: ['row', 'ASC'],
    });
    let changed = 0;
    for (let at = 0; at < rows.length; at += BATCH) {
      const part = rows.slice(at, at + BATCH);
      changed += await store.tx(async (writer) => {
        let count = 0;
        for (const [index, { id }] of part.entries()) {
          await yieldToEventLoop(index);
          if (await setRow(writer, kind, id, pass)) count += 1;
        }
        await writer.update('uploads', upload.id, {
          processed: Math.min(at + BATCH, rows.length),
          worked_at: nowIso(),
        });
        return count;
      });
    }
    await store.tx(async (writer) => {
      const applied = await writer.find('import_rows', {
        filter: { upload_id: upload.id, status: 'applied' },
        range: [0, 0],
      });
      const status = isApplied && applied.total === 0 ? 'failed' : pass.done;
      await writer.update('uploads', upload.id, {
        status,
        rows: isApplied ? applied.total : changed,
      });
    });
  });
}

/** Continues the work that an import's status names. */
export function startWork(context: Context, upload: Upload): void {
  const isRollBack = upload.status === 'rolling_back';
  const by: StatusActor = {
    account_id: (isRollBack ? upload.rolled_back_by : upload.uploaded_by) ?? 0,
    name: isRollBack ? upload.rolled_back_by_name : upload.uploaded_by_name,
    upload_id: upload.id,
    confirmed_by_name: upload.decided_by_name,
  };
  startPass(
    context,
    upload,
    isRollBack
      ? { target: 'before', by, done: 'rolled_back' }
      : { target: 'after', by, done: 'applied' },
  );
}

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
    startWork(withAudit(context, session, 'resumeImports'), upload);
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

/** Continues imports that stopped, removes old checks, and erases the texts of old files. */
export async function maintainImports(context: Context): Promise<void> {
  await resumeImports(context);
  await dropOldChecks(context.store);
  await eraseOldCells(context);
}
