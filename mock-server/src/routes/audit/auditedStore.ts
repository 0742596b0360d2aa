import type { Session } from '../../auth/sessions';
import { nowIso } from '../../clock';
import type { Context, Store } from '../../context';
import { maskContacts } from '../../data/borrowers/scrubText';
import type { Collections } from '../../data/records';
import { StorageFull } from '../../store/errors';
import { forwardReads } from '../../store/forwardReads';
import type { Id, Writer } from '../../store/port';
import { appendEntries, type NewAuditEntry } from './auditChain';
import { findChanges, getRecordName, isAudited } from './auditChanges';

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
    ...forwardReads(() => writer),
    async insert(collection, data) {
      const made = await writer.insert(collection, data);
      note(collection, made.id, undefined, made);
      return made;
    },
    async update(collection, id, patch) {
      const before = isAudited(collection) ? await writer.get(collection, id) : undefined;
      const saved = await writer.update(collection, id, patch);
      if (saved.version !== before?.version) note(collection, id, before, saved);
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

/** Whether a record is one that the store keeps although somebody has deleted it. */
const isMarkedDeleted = (record: object): boolean =>
  'deleted_at' in record && record.deleted_at !== null;

function toAction({ before, after }: RecordedChange): 'create' | 'update' | 'delete' {
  if (!before) return 'create';
  if (!after || (isMarkedDeleted(after) && !isMarkedDeleted(before))) return 'delete';
  return 'update';
}

type Actor = Pick<
  NewAuditEntry,
  'at' | 'area' | 'account_id' | 'actor_name' | 'api_key' | 'masquerade' | 'call'
>;

/** Builds an entry for each changed record, also of a file's. */
const toEntries = (changes: readonly RecordedChange[], actor: Actor): NewAuditEntry[] =>
  changes.flatMap((change) => {
    const { collection, id, before, after } = change;
    const found = findChanges(collection, before, after);
    if (found.length === 0) return [];
    const record_name = getRecordName(collection, after ?? before);
    const subject = { collection, record_id: String(id), record_name, records: 1, changes: found };
    return { ...actor, action: toAction(change), ...subject };
  });

/** The parts of a session that the log stores. */
type AuditedSession = Pick<Session, 'area' | 'account_id' | 'masquerade_by' | 'apiKey'>;

async function toActor(
  writer: Writer<Collections>,
  { area, account_id, masquerade_by, apiKey }: AuditedSession,
  call: string,
): Promise<Actor> {
  const account = await writer.get('accounts', account_id ?? 0);
  return {
    at: nowIso(),
    area,
    account_id: account_id ?? 0,
    actor_name: account?.name ?? '',
    api_key: apiKey?.name ?? '',
    masquerade: masquerade_by === null ? 0 : 1,
    call,
  };
}

function auditStore(
  { store, config }: Pick<Context, 'store' | 'config'>,
  session: AuditedSession,
  call: string,
): Store {
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
            config,
            toEntries([...changes.values()], await toActor(writer, session, call)),
            store.kind,
          );
        return result;
      }),
  };
}

/**
 * Returns a context whose transactions also write the audit log, for admins and partners. The entry and its
 * change are committed or rolled back together.
 */
export function withAudit<C extends Pick<Context, 'store' | 'config'>>(
  context: C,
  session: AuditedSession | undefined,
  call: string,
): C {
  if (!session || session.area === 'consumer') return context;
  return { ...context, store: auditStore(context, session, call) };
}

type Access = Pick<NewAuditEntry, 'call' | 'collection' | 'record_id' | 'records'> & {
  /** Why, if the call asks for a reason. */
  readonly reason?: string;
  readonly record_name?: string;
  /** What a list was filtered by, as JSON without personal data. */
  readonly filter?: string;
};

const note = (field: string, value: string | undefined) =>
  value === undefined ? [] : [{ field, before: null, after: value }];

/** Appends an entry that records no change. A full disk does not prevent what it records. */
export async function appendNote(
  { store, log, config }: Pick<Context, 'store' | 'log' | 'config'>,
  session: AuditedSession,
  action: NewAuditEntry['action'],
  { reason, filter, record_name = '', ...access }: Access,
): Promise<void> {
  try {
    await store.tx(async (writer) => {
      const actor = await toActor(writer, session, access.call);
      const words = reason === undefined ? undefined : JSON.stringify(maskContacts(reason));
      const changes = [...note('reason', words), ...note('filter', filter)];
      const entry = { ...actor, ...access, record_name, action, changes };
      await appendEntries(writer, config, [entry], store.kind);
    });
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error;
    log.warn(`an entry of the audit log (${action}) could not be written`);
  }
}

/** Logs that somebody has seen personal data, or has exported records. */
export const auditAccess = (
  context: Context,
  session: Session,
  action: 'read' | 'export',
  access: Access,
): Promise<void> => appendNote(context, session, action, access);
