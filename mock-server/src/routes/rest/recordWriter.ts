import { versionSeen } from '@marketplace/shared/api';
import type { Request, Response } from 'express';
import type { AnySchema, InferType } from 'yup';
import { object } from 'yup';
import type { Session } from '../../auth/sessions';
import type { Context } from '../../context';
import type { VersionedCollection } from '../../data/changes';
import { checkVersion, saveChange } from '../../data/changes';
import type { Collections } from '../../data/records';
import { notFound } from '../../httpError';
import type { Language } from '../../messages/translate';
import { getRequestLanguage } from '../../middleware/requestLanguage';
import type { Id, NewRecord, Patch, Reader, Writer } from '../../store/port';
import { validateWith } from '../kit/validation/validateWith';
import { parseBody } from '../kit/validation/parseBody';
import { getExpectedVersion } from '../kit/expectedVersion';

/** An authorized request to write a REST resource. */
export interface RestCall {
  readonly request: Request;
  readonly response: Response;
  readonly context: Context;
  readonly session: Session;
}

/** Hooks that run inside the transaction of a write. */
interface WriteContext {
  readonly writer: Writer<Collections>;
  readonly session: Session;
  readonly language: Language;
}

/** Creates, updates and removes the records of a REST resource; returns each as callers see it. */
export interface RestWriter {
  create(call: RestCall): Promise<object>;
  update(id: Id, call: RestCall): Promise<object>;
  delete(id: Id, call: RestCall): Promise<object>;
}

interface UpdateDefinition<K extends VersionedCollection, U extends AnySchema> {
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
}

interface Definition<
  K extends VersionedCollection,
  C extends AnySchema,
  U extends AnySchema,
> extends UpdateDefinition<K, U> {
  /** Checks the body of a POST; ignores an `id` in it. */
  readonly created: C;
  toRecord(fields: InferType<C>, write: WriteContext): Promise<NewRecord<Collections[K]>>;
  readonly beforeRemove?: (old: Readonly<Collections[K]>, write: WriteContext) => Promise<void>;
}

const seenSchema = object(versionSeen);

async function getMember<K extends VersionedCollection>(
  reader: Reader<Collections>,
  id: Id,
  { collection, isMember }: Pick<UpdateDefinition<K, AnySchema>, 'collection' | 'isMember'>,
): Promise<Readonly<Collections[K]>> {
  const record = await reader.get(collection, id);
  if (!record || (isMember && !isMember(record))) throw notFound();
  return record;
}

/**
 * Builds the update of a REST resource, which its schema checks. A PUT may carry `version` or
 * `If-Match`; a stale one is a 409. Hooks run inside the transaction: if one throws, nothing is
 * written.
 */
export function createRecordUpdater<K extends VersionedCollection, U extends AnySchema>(
  definition: UpdateDefinition<K, U>,
): Pick<RestWriter, 'update'> {
  const { collection, updated, view, afterUpdate } = definition;
  return {
    async update(id, { request, response, context, session }) {
      const language = getRequestLanguage(request);
      const { id: _, version, ...sent } = await parseBody(request, response);
      const seen = getExpectedVersion(request, validateWith(seenSchema, { version }, language));
      const fields = validateWith(updated, sent, language);
      const record = await context.store.tx(async (writer) => {
        const write = { writer, session, language };
        const old = await getMember(writer, id, definition);
        const patch = await definition.toPatch(fields, old, write);
        const saved = await saveChange(writer, collection, { old, patch, seen, view });
        await afterUpdate?.(saved, old, write);
        return saved;
      });
      return view(record);
    },
  };
}

/**
 * Builds all writes of a REST resource, which its schemas check. `createRecordUpdater` builds the update; a
 * DELETE may carry `If-Match`, and a stale one is a 409. Hooks run inside the transaction: if one
 * throws, nothing is written.
 */
export function createRecordWriter<
  K extends VersionedCollection,
  C extends AnySchema,
  U extends AnySchema,
>(definition: Definition<K, C, U>): RestWriter {
  const { collection, created, view, beforeRemove } = definition;
  return {
    ...createRecordUpdater(definition),
    async create({ request, response, context, session }) {
      const language = getRequestLanguage(request);
      const { id: _, ...sent } = await parseBody(request, response);
      const fields = validateWith(created, sent, language);
      const record = await context.store.tx(async (writer) =>
        writer.insert(collection, await definition.toRecord(fields, { writer, session, language })),
      );
      return view(record);
    },
    async delete(id, { request, context, session }) {
      const language = getRequestLanguage(request);
      const seen = getExpectedVersion(request, {});
      const record = await context.store.tx(async (writer) => {
        const old = await getMember(writer, id, definition);
        checkVersion(old, seen, { view: view(old) });
        await beforeRemove?.(old, { writer, session, language });
        return writer.remove(collection, id);
      });
      return view(record);
    },
  };
}
