import type { Session } from '../../../auth/sessions';
import { nowIso } from '../../../clock';
import type { Context, Store } from '../../../context';
import { maskContacts } from '../../../data/borrowers/scrubText';
import type { Collections } from '../../../data/records';
import { StorageFull } from '../../../store/errors';
import { forwardReads } from '../../../store/forwardReads';
import type { Id, Writer } from '../../../store/port';
import { appendEntries, type NewAuditEntry } from './auditChain';
import { findChanges, isAudited } from './auditChanges';

/** Above this number of changed records, a transaction gets one entry with counts per collection. */
const MAX_SINGLE_ENTRIES = 20;

/** A transaction's change to a record: its state before and after, undefined if it did not exist. */
export interface RecordedChange {
  readonly collection: keyof Collections;
  readonly id: Id;
  readonly before: object | undefined;
  after: object | undefined;
}

/** Forwards every call to a writer and records the first and the last state of each record. */
export function recordChanges(
  writer: Writer<Collections>,
  changes: Map<string, RecordedChange>,
): Writer<Collections> {
  const note = (
    collection: keyof Collections,
    id: Id,
    before: object | undefined,
    after: object | undefined,
  ): void => {
    if (!isAudited(collection)) return;
    const key = `${collection} ${id}`;
    const known = changes.get(key);
    if (known) known.after = after;
    else changes.set(key, { collection, id, before, after });
  };
  const recording: Writer<Collections> = {
    ...forwardReads(writer),
    async insert(collection, data) {
      const made = await writer.insert(collection, data);
      note(collection, made.id, undefined, made);
      return made;
    },
    async update(collection, id, patch) {
      const before = isAudited(collection) ? await writer.get(collection, id) : undefined;
      const saved = await writer.update(collection, id, patch);
      note(collection, id, before, saved);
      return saved;
    },
    async remove(collection, id) {
      const removed = await writer.remove(collection, id);
      note(collection, id, removed, undefined);
      return removed;
    },
  };
  return recording;
}

function toAction({ before, after }: RecordedChange): 'create' | 'update' | 'delete' {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
}

type Actor = Pick<
  NewAuditEntry,
  'at' | 'area' | 'account_id' | 'actor_name' | 'masquerade' | 'call'
>;

function toEntries(changes: readonly RecordedChange[], actor: Actor): NewAuditEntry[] {
  const isImport = changes.some(({ collection }) => collection === 'uploads');
  if (!isImport && changes.length <= MAX_SINGLE_ENTRIES)
    return changes.flatMap((change) => {
      const { collection, id, before, after } = change;
      const found = findChanges(collection, before, after);
      if (found.length === 0) return [];
      const subject = { collection, record_id: String(id), records: 1, changes: found };
      return { ...actor, action: toAction(change), ...subject };
    });
  const counts = new Map<keyof Collections, number>();
  for (const { collection, before, after } of changes)
    if (collection !== 'uploads' || findChanges(collection, before, after).length > 0)
      counts.set(collection, (counts.get(collection) ?? 0) + 1);
  return [...counts].map(([collection, records]) => ({
    ...actor,
    action: 'batch',
    collection,
    record_id: '',
    records,
    changes: [],
  }));
}

/** The parts of a session that the log stores. */
type AuditedSession = Pick<Session, 'area' | 'account_id' | 'masquerade_by'>;

async function toActor(
  writer: Writer<Collections>,
  { area, account_id, masquerade_by }: AuditedSession,
  call: string,
): Promise<Actor> {
  const account = await writer.get('accounts', account_id ?? 0);
  return {
    at: nowIso(),
    area,
    account_id: account_id ?? 0,
    actor_name: account?.name ?? '',
    masquerade: masquerade_by === null ? 0 : 1,
    call,
  };
}

function auditStore(store: Store, session: AuditedSession, call: string): Store {
  return {
    ...store,
    tx: (work) =>
      store.tx(async (writer) => {
        // The store may run the work again, so each run starts without changes.
        const changes = new Map<string, RecordedChange>();
        const result = await work(recordChanges(writer, changes));
        if (changes.size > 0)
          await appendEntries(
            writer,
            toEntries([...changes.values()], await toActor(writer, session, call)),
          );
        return result;
      }),
  };
}

/**
 * Returns a context whose transactions also write the audit log, for admins and partners. The entry and its
 * change are committed or rolled back together.
 */
export function withAudit(
  context: Context,
  session: AuditedSession | undefined,
  call: string,
): Context {
  if (!session || session.area === 'consumer') return context;
  return { ...context, store: auditStore(context.store, session, call) };
}

/**
 * Logs that somebody has seen unmasked personal data, with the reason if the call asks for one, or has
 * exported records. A full disk does not prevent the read.
 */
export async function auditAccess(
  { store, log }: Context,
  session: Session,
  action: 'read' | 'export',
  {
    reason,
    ...access
  }: Pick<NewAuditEntry, 'call' | 'collection' | 'record_id' | 'records'> & { reason?: string },
): Promise<void> {
  try {
    await store.tx(async (writer) => {
      const actor = await toActor(writer, session, access.call);
      const changes =
        reason === undefined
          ? []
          : [{ field: 'reason', before: null, after: JSON.stringify(maskContacts(reason)) }];
      await appendEntries(writer, [{ ...actor, ...access, action, changes }]);
    });
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
    log.warn(`an access to records (${action}) could not be noted`);
  }
}
