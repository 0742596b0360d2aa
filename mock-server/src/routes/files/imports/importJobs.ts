import type { ImportKindName } from '@marketplace/shared/resources';
import { IMPORT_KINDS } from '@marketplace/shared/resources';
import { nowIso } from '../../../clock';
import type { Context } from '../../../context';
import type { Collections } from '../../../data/records';
import type { ImportRowRecord, StatusActor, UploadRecord } from '../../../data/uploads';
import { Unavailable } from '../../../store/errors';
import type { Patch, Writer } from '../../../store/port';
import { BATCH, readIds } from '../../../data/forEachRecord';
import { applicationStatus } from './kinds/applicationStatus';
import { commission } from './kinds/commission';
import { isMoneyControlled, markMoneyRows, NO_MONEY, sumMoney } from './moneyRule';
import type { ImportKind, MappedFile, PlannedRow } from './kinds/importKind';
import { leads } from './kinds/leads';
import { mis } from './kinds/mis';
import { yieldToEventLoop } from '../../../data/yieldToEventLoop';

type Upload = Readonly<UploadRecord>;

/**
 * Maximum number of rows that one transaction loads or rolls back; each row changes records of several collections.
 */
const MAX_ROWS_AT_ONCE = 200;
const MIN_ROWS_AT_ONCE = 20;
/** Maximum milliseconds for which a transaction should block other writers. */
const TRANSACTION_MS = 500;

/** Returns the number of rows of the next transaction, to keep it short on a slow database too. */
export const fitRows = (rows: number, milliseconds: number): number =>
  Math.min(
    MAX_ROWS_AT_ONCE,
    Math.max(MIN_ROWS_AT_ONCE, Math.round((rows * TRANSACTION_MS) / milliseconds)),
  );

const KINDS: Readonly<Record<ImportKindName, ImportKind>> = {
  mis,
  commission,
  application_status: applicationStatus,
  leads,
};

export const running = new Set<string>();

/**
 * Works on an import of this process. Records a failure in the import's status, except if the store is unavailable: the jobs
 * then continue the import when the store is back.
 */
async function runJob<T>(
  { store, log, isClosing }: Context,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  running.add(id);
  try {
    return await work();
  } catch (error) {
    if (!isClosing?.() && !(error instanceof Unavailable)) {
      log.error({ err: error }, 'an import failed');
      await store.tx((writer) => writer.update('uploads', id, { status: 'failed' }));
    }
    throw error;
  } finally {
    running.delete(id);
  }
}

/** Continues a job after the response, whose failure is the import's status. */
export const runInBackground = (job: Promise<unknown>): void => void job.catch(() => undefined);

/** The numbers of rows of a file by outcome. */
type Counts = Required<
  Pick<
    UploadRecord,
    'matched' | 'differing' | 'unknown' | 'missing' | 'error_count' | 'rows' | 'backward_rows'
  >
>;

function countRows(planned: readonly PlannedRow[]): Counts {
  const count = (outcome: PlannedRow['outcome']): number =>
    planned.filter((row) => row.outcome === outcome).length;
  return {
    matched: count('matched'),
    differing: count('differing'),
    unknown: count('unknown'),
    missing: count('missing'),
    error_count: count('error'),
    rows: count('differing'),
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

function getImportKind({ kind }: Upload): ImportKind {
  const name = IMPORT_KINDS.find((one) => one === kind);
  if (!name) throw new Error(`There is no kind of import ${kind}`);
  return KINDS[name];
}

/** Checks the rows of an upload against our records. Returns the checked upload. */
export function checkRows(context: Context, upload: Upload, file: MappedFile): Promise<Upload> {
  const { store } = context;
  const { id } = upload;
  return runJob(context, id, async () => {
    const is_controlled = await isMoneyControlled(store, upload, context.config);
    let counts = countRows([]);
    let money = NO_MONEY;
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
    for await (const compared of getImportKind(upload).check(store, file, upload)) {
      const planned = markMoneyRows(upload, compared, is_controlled);
      money = sumMoney(upload, planned, money);
      // A file may leave out many more records than it has rows.
      for (let at = 0; at < planned.length; at += BATCH) await save(planned.slice(at, at + BATCH));
    }
    const checked = { ...counts, ...money, is_controlled, status: 'checked' };
    return store.tx((writer) => writer.update('uploads', id, checked));
  });
}

/** One pass over the rows of an upload. */
interface Pass {
  readonly target: 'before' | 'after';
  readonly by: StatusActor;
  readonly done: 'applied' | 'rolled_back';
}

/** The result of a pass: the number of changed records, and the rows whose records had changed since. */
export interface Outcome {
  readonly upload: Upload;
  readonly changed: number;
  readonly kept: readonly Readonly<ImportRowRecord>[];
}

async function setRow(
  writer: Writer<Collections>,
  kind: ImportKind,
  id: number,
  { target, by, done }: Pass,
): Promise<'changed' | 'kept' | undefined> {
  const row = await writer.get('import_rows', id);
  // After an interruption the pass skips the rows that are done.
  if (!row || row.status !== (done === 'applied' ? 'checked' : 'applied')) return undefined;
  const saved = await kind.setRow(writer, row, target, by);
  const changes: Patch<ImportRowRecord> = saved
    ? { status: done, ...saved }
    : { status: 'kept', problem: 'row_changed_since', problems: ['row_changed_since'] };
  await writer.update('import_rows', id, changes);
  return saved ? 'changed' : 'kept';
}

/** Applies or undoes the rows of an upload. */
function runPass(context: Context, upload: Upload, pass: Pass): Promise<Outcome> {
  const kind = getImportKind(upload);
  const { store } = context;
  return runJob(context, upload.id, async () => {
    const isApplied = pass.done === 'applied';
    const filter = {
      upload_id: upload.id,
      ...(isApplied ? { status: 'checked', outcome: 'differing' } : { status: 'applied' }),
      ...(isApplied && upload.decided_by === null && { backward: 0 }),
    };
    const kept: Readonly<ImportRowRecord>[] = [];
    let changed = 0;
    // After an interruption the count continues.
    let processed = upload.processed ?? 0;
    let size = MAX_ROWS_AT_ONCE;
    for await (const ids of readIds(store, 'import_rows', filter))
      for (let at = 0; at < ids.length;) {
        const id = ids.slice(at, at + size);
        at += id.length;
        const before = processed;
        let started = 0;
        const results = await store.tx(async (writer) => {
          started = performance.now();
          const found: Readonly<ImportRowRecord>[] = [];
          // The transaction caches what it reads, so the rows need no queries of their own.
          const { rows } = await writer.find('import_rows', { filter: { id } });
          await kind.readRecords(writer, rows);
          let count = 0;
          for (const [index, row] of rows.entries()) {
            await yieldToEventLoop(index);
            const result = await setRow(writer, kind, row.id, pass);
            if (result === 'changed') count += 1;
            if (result === 'kept') found.push(row);
          }
          await writer.update('uploads', upload.id, {
            processed: before + id.length,
            worked_at: nowIso(),
          });
          return { count, found };
        });
        size = fitRows(id.length, performance.now() - started);
        processed += id.length;
        changed += results.count;
        kept.push(...results.found);
      }
    const done = await store.tx(async (writer) => {
      const { total: rows } = await writer.find('import_rows', {
        filter: { upload_id: upload.id, status: pass.done },
        range: [0, 0],
      });
      const status = isApplied && rows === 0 ? 'failed' : pass.done;
      const loaded = status === 'applied' && { loaded_at: nowIso() };
      return writer.update('uploads', upload.id, { status, rows, ...loaded });
    });
    return { upload: done, changed, kept };
  });
}

/** Does the work that an import's status requires. */
export function runWork(context: Context, upload: Upload): Promise<Outcome> {
  const isRollBack = upload.status === 'rolling_back';
  const by: StatusActor = {
    account_id: (isRollBack ? upload.rolled_back_by : upload.uploaded_by) ?? 0,
    name: isRollBack ? upload.rolled_back_by_name : upload.uploaded_by_name,
    upload_id: upload.id,
    confirmed_by_name: isRollBack ? '' : upload.decided_by_name,
  };
  return runPass(
    context,
    upload,
    isRollBack
      ? { target: 'before', by, done: 'rolled_back' }
      : { target: 'after', by, done: 'applied' },
  );
}
