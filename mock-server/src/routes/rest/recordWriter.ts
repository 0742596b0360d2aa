import { versionSeen } from '@marketplace/shared/api';
import type { ApprovalKind } from '@marketplace/shared/schema';
import type { Request } from 'express';
import type { InferType } from 'yup';
import { object } from 'yup';
import type { Session } from '../../auth/sessions';
import type { Context } from '../../context';
import type { VersionedCollection } from '../../data/changes';
import { checkVersion, saveChange } from '../../data/changes';
import type { Collections } from '../../data/records';
import { toRecordId } from '../../data/requireRecord';
import { notFound } from '../../httpError';
import type { Language } from '../../messages/translate';
import { getRequestLanguage } from '../../middleware/requestLanguage';
import type { Id, NewRecord, Patch, Reader, Writer } from '../../store/port';
import type { ChangeDefinition, ControlledCall, WantedChange } from '../approvals/controlledChange';
import { defineControlledChange } from '../approvals/controlledChange';
import type { Subject } from '../approvals/requestApproval';
import { validateWith } from '../kit/validation/validateWith';
import { getExpectedVersion } from '../kit/expectedVersion';
import { type RecordSchema, requireReferences } from './recordRules';

/** An authorized request to write a REST resource. */
export interface RestCall {
  readonly request: Request;
  readonly context: Context;
  readonly session: Session;
  /** The request's body; empty in a DELETE. */
  readonly sent: Readonly<Record<string, unknown>>;
}

/** Hooks that run inside the transaction of a write. */
interface WriteContext {
  readonly writer: Writer<Collections>;
  readonly session: Pick<Session, 'account_id'> | undefined;
  readonly language: Language;
}

/** What a write answers: the record as callers see it, and the approval that the write waits for. */
type Written = object & { readonly pending_id?: string };

/** Creates, updates and removes the records of a REST resource; returns each as callers see it. */
export interface RestWriter {
  create(call: RestCall): Promise<Written>;
  update(id: Id, call: RestCall): Promise<Written>;
  delete(id: Id, call: RestCall): Promise<Written>;
  /** Whether some writes need a second admin. */
  readonly isControlled: boolean;
}

/** Path and body of a write; a DELETE has an empty body, and a POST the id ''. */
interface RestParams extends Readonly<Record<string, string>> {
  readonly id: string;
}

type Wanted = WantedChange<RestParams, object>;

/** Which writes of a resource need a second admin. */
export interface RestControl {
  /** Names the resource in approvals: 'PUT admin-users'. */
  readonly resource: string;
  getKind(
    reader: Reader<Collections>,
    change: Wanted,
    verb: 'POST' | 'PUT' | 'DELETE',
  ): Promise<ApprovalKind | undefined>;
  subject(reader: Reader<Collections>, change: Wanted): Promise<Subject>;
}

interface UpdateDefinition<K extends VersionedCollection, U extends RecordSchema> {
  readonly collection: K;
  /** Checks the body of a PUT; fields that are not sent stay unchanged. */
  readonly updated: U;
  readonly view: (record: Readonly<Collections[K]>) => object;
  /** Whether a stored record belongs to the resource. Default: all do. */
  readonly isMember?: (record: Readonly<Collections[K]>) => boolean;
  toPatch(
    fields: InferType<U>,
    old: Readonly<Collections[K]>,
    write: WriteContext,
  ): Promise<Patch<Collections[K]>>;
  readonly afterUpdate?: (
    saved: Readonly<Collections[K]>,
    old: Readonly<Collections[K]>,
    write: WriteContext,
  ) => Promise<void>;
  /** The writes that need a second admin. Default: none does. */
  readonly control?: RestControl;
}

interface Definition<
  K extends VersionedCollection,
  C extends RecordSchema,
  U extends RecordSchema,
> extends UpdateDefinition<K, U> {
  /** Checks the body of a POST; ignores an `id` in it. */
  readonly created: C;
  toRecord(fields: InferType<C>, write: WriteContext): Promise<NewRecord<Collections[K]>>;
  readonly beforeRemove?: (old: Readonly<Collections[K]>, write: WriteContext) => Promise<void>;
}

const seenSchema = object(versionSeen);

async function getMember<K extends VersionedCollection>(
  reader: Reader<Collections>,
  id: string,
  { collection, isMember }: Pick<UpdateDefinition<K, RecordSchema>, 'collection' | 'isMember'>,
): Promise<Readonly<Collections[K]>> {
  const record = await reader.get(collection, toRecordId(collection, id));
  if (!record || (isMember && !isMember(record))) throw notFound();
  return record;
}

type Apply<B> = ChangeDefinition<RestParams, B, object>['apply'];

interface BoundWrite {
  readonly call: ControlledCall;
  send(id: string, call: RestCall, sent: Readonly<Record<string, unknown>>): Promise<Written>;
}

/**
 * Binds a write to its requests, and to a second admin if the resource's control asks for one. `readCurrent` loads
 * the record in force, which is what a waiting update answers.
 */
function bindWrite<B extends object>(
  verb: 'POST' | 'PUT' | 'DELETE',
  control: RestControl | undefined,
  toBody: (sent: object, language: Language) => B,
  apply: Apply<B>,
  readCurrent?: (reader: Reader<Collections>, id: string) => Promise<object>,
): BoundWrite {
  const change = defineControlledChange<RestParams, B, object>(
    `${verb} ${control?.resource}`,
    ({ id = '' }, body) => ({ params: { id }, body: toBody(body, 'en') }),
    {
      hasRecordFields: true,
      getKind: (reader, wanted) => control?.getKind(reader, wanted, verb),
      subject: async (reader, wanted) =>
        control ? control.subject(reader, wanted) : { title: '', page: '' },
      apply,
    },
  );
  return {
    call: change,
    async send(id, { request, context, session }, { id: _, version, ...sent }) {
      const language = getRequestLanguage(request);
      const seen = getExpectedVersion(request, validateWith(seenSchema, { version }, language));
      const { answer, waiting } = await change.run(context, {
        params: { id },
        body: toBody(sent, language),
        language,
        session,
        getVersion: () => seen,
      });
      if (!waiting) return answer;
      const record = (await readCurrent?.(context.store, id)) ?? answer;
      return { ...record, pending_id: waiting.id };
    },
  };
}

/** The writes of a resource, and how those are made that a second admin has approved. */
type Bound<T> = T & { readonly calls: readonly ControlledCall[] };

/**
 * Builds the update of a REST resource, which its schema checks. A PUT may carry `version` or
 * `If-Match`; a stale one is a 409. Hooks run inside the transaction: if one throws, nothing is
 * written.
 */
export function createRecordUpdater<K extends VersionedCollection, U extends RecordSchema>(
  definition: UpdateDefinition<K, U>,
): Bound<Pick<RestWriter, 'update' | 'isControlled'>> {
  const { collection, updated, view, afterUpdate, control } = definition;
  const update = bindWrite<InferType<U>>(
    'PUT',
    control,
    (sent, language) => validateWith(updated, sent, language),
    async (writer, { params, body, language, session, getVersion }) => {
      const write = { writer, session, language };
      const old = await getMember(writer, params.id, definition);
      await requireReferences(writer, updated, body);
      const patch = await definition.toPatch(body, old, write);
      const change = { old, patch, seen: getVersion({}), view };
      const saved = await saveChange(writer, collection, change);
      await afterUpdate?.(saved, old, write);
      return view(saved);
    },
    async (reader, id) => view(await getMember(reader, id, definition)),
  );
  return {
    calls: [update.call],
    isControlled: control !== undefined,
    update: (id, call) => update.send(String(id), call, call.sent),
  };
}

/**
 * Builds all writes of a REST resource, which its schemas check. `createRecordUpdater` builds the update; a
 * DELETE may carry `If-Match`, and a stale one is a 409. Hooks run inside the transaction: if one
 * throws, nothing is written.
 */
export function createRecordWriter<
  K extends VersionedCollection,
  C extends RecordSchema,
  U extends RecordSchema,
>(definition: Definition<K, C, U>): Bound<RestWriter> {
  const { collection, created, view, beforeRemove, control } = definition;
  const updater = createRecordUpdater(definition);
  const create = bindWrite<InferType<C>>(
    'POST',
    control,
    (sent, language) => validateWith(created, sent, language),
    async (writer, { body, language, session }) => {
      await requireReferences(writer, created, body);
      const record = await definition.toRecord(body, { writer, session, language });
      return view(await writer.insert(collection, record));
    },
  );
  const remove = bindWrite(
    'DELETE',
    control,
    () => ({}),
    async (writer, { params, language, session, getVersion }) => {
      const old = await getMember(writer, params.id, definition);
      checkVersion(old, getVersion({}), { view: view(old) });
      await beforeRemove?.(old, { writer, session, language });
      return view(await writer.remove(collection, old.id));
    },
  );
  return {
    ...updater,
    calls: [create.call, ...updater.calls, remove.call],
    create(call) {
      const { version: _, ...sent } = call.sent;
      return create.send('', call, sent);
    },
    delete: (id, call) => remove.send(String(id), call, {}),
  };
}
