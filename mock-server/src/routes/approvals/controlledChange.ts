import type { ApprovalKind } from '@marketplace/shared/schema';
import type { Session } from '../../auth/sessions';
import type { Config } from '../../config';
import type { Context } from '../../context';
import type { ApprovalRecord, Collections } from '../../data/records';
import { HttpError } from '../../httpError';
import type { Language } from '../../messages/translate';
import type { Reader, Writer } from '../../store/port';
import { findChanges } from '../audit/auditChanges';
import type { RecordedChange } from '../audit/auditedStore';
import { recordChanges } from '../audit/auditedStore';
import { needsApproval } from './approvalSettings';
import { loadRecord } from './movedFields';
import type { Subject } from './requestApproval';
import { requestApproval } from './requestApproval';

/** A change that a caller requests, to make now or after its approval. */
export interface WantedChange<P, B> {
  readonly params: P;
  readonly body: B;
  readonly language: Language;
  readonly session: Pick<Session, 'account_id'> | undefined;
  /**
   * Returns the version that the caller read; undefined during an approval, which has already compared the fields.
   */
  readonly getVersion: (body: { readonly version?: number | undefined }) => number | undefined;
}

export interface ChangeDefinition<P, B, A> {
  /** The kind of the change; undefined for one that never needs a second admin. */
  readonly getKind: (
    reader: Reader<Collections>,
    change: WantedChange<P, B>,
    config: Config,
  ) => Promise<ApprovalKind | undefined> | ApprovalKind | undefined;
  /** The record's name and page, for the second admin. */
  readonly subject: (reader: Reader<Collections>, change: WantedChange<P, B>) => Promise<Subject>;
  /** Makes the change. The settings of the server are undefined during an approval. */
  readonly apply: (
    writer: Writer<Collections>,
    change: WantedChange<P, B>,
    config?: Config,
  ) => Promise<A>;
  /**
   * Whether the body holds fields of the record. Those that the caller left as they were then keep the values
   * that the record has when the change is approved.
   */
  readonly hasRecordFields?: boolean;
}

/** Makes an approved change. Rejects as the change itself does. */
export interface ControlledCall {
  readonly id: string;
  replay(writer: Writer<Collections>, approval: Readonly<ApprovalRecord>): Promise<void>;
}

/** What a change answers, and the approval that it waits for. */
interface Outcome<A> {
  readonly answer: A;
  readonly waiting?: { readonly id: string; readonly version: number | undefined };
}

export interface ControlledChange<P, B, A> extends ControlledCall {
  /** Makes the change, or stores it as an approval if its kind needs a second admin. */
  run(context: Pick<Context, 'store' | 'config'>, change: WantedChange<P, B>): Promise<Outcome<A>>;
}

/** Rolls back the transaction that tried a change. */
class NeedsApproval extends Error {
  override readonly name = 'NeedsApproval';
}

const readVersion = (record: object | undefined): number | undefined =>
  record && 'version' in record && typeof record.version === 'number' ? record.version : undefined;

/** Replaces the fields of a body that the caller left as they were by those of the record. */
function followRecord(
  body: object,
  record: object | undefined,
  { changes }: Readonly<ApprovalRecord>,
): object {
  const requested = new Set(changes.map(({ field }) => field));
  const now = new Map<string, unknown>(Object.entries(record ?? {}));
  return Object.fromEntries(
    Object.entries(body).map(([name, value]): [string, unknown] => [
      name,
      requested.has(name) || !now.has(name) ? value : now.get(name),
    ]),
  );
}

/** Throws 409 if a change would write a field that the approval does not show. */
function refuseUnseen(
  made: Iterable<RecordedChange>,
  { changes, collection: first }: Readonly<ApprovalRecord>,
): void {
  const toKey = (...parts: readonly string[]): string => parts.join(' ');
  const seen = new Set(
    changes.map(({ collection = first, record_id, field }) => toKey(collection, record_id, field)),
  );
  for (const { collection, id, before, after } of made)
    for (const { field } of findChanges(collection, before, after))
      if (!seen.has(toKey(collection, before ? String(id) : '', field)))
        throw new HttpError(409, 'approval_record_changed');
}

/**
 * Defines a change that may need a second admin. If it does, the change is tried in a transaction that is rolled
 * back, so that the caller gets every error. `parse` checks the stored request again.
 */
export function defineControlledChange<
  P extends Readonly<Record<string, string>>,
  B extends object | undefined,
  A,
>(
  id: string,
  parse: (params: Readonly<Record<string, string>>, body: object) => { params: P; body: B },
  { getKind, subject, apply, hasRecordFields = false }: ChangeDefinition<P, B, A>,
): ControlledChange<P, B, A> {
  return {
    id,
    async run({ store, config }, change) {
      const tried: { kind?: ApprovalKind; answer?: A; changes?: RecordedChange[] } = {};
      try {
        return await store.tx(async (writer) => {
          const kind = await getKind(writer, change, config);
          if (!kind || !(await needsApproval(writer, kind, config)))
            return { answer: await apply(writer, change, config) };
          const changes = new Map<string, RecordedChange>();
          const answer = await apply(recordChanges(writer, changes), change, config);
          Object.assign(tried, { kind, answer, changes: [...changes.values()] });
          throw new NeedsApproval();
        });
      } catch (error) {
        const { kind, answer, changes } = tried;
        if (!(error instanceof NeedsApproval) || !kind || answer === undefined || !changes)
          throw error;
        const approval = await store.tx(async (writer) =>
          requestApproval(writer, change.session, {
            kind,
            call: id,
            params: change.params,
            body: change.body,
            subject: await subject(writer, change),
            recorded: changes,
          }),
        );
        const version = readVersion(changes[0]?.before);
        return { answer, waiting: { id: approval.id, version } };
      }
    },
    async replay(writer, approval) {
      const { params, body, requested_by, collection, record_id } = approval;
      const current = hasRecordFields ? await loadRecord(writer, collection, record_id) : undefined;
      const parsed = parse(params, current ? followRecord(body, current, approval) : body);
      const changes = new Map<string, RecordedChange>();
      await apply(recordChanges(writer, changes), {
        ...parsed,
        language: 'en',
        session: { account_id: requested_by },
        getVersion: () => undefined,
      });
      refuseUnseen(changes.values(), approval);
    },
  };
}
