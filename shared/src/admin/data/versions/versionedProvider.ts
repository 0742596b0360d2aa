import {
  type DataProvider,
  type DeleteResult,
  HttpError,
  type Identifier,
  type RaRecord,
  type UpdateResult,
} from 'react-admin';
import { getApiErrorText } from '../../../api';
import { toApiError, toHttpError } from '../httpError';
import { recordVersions, getRecordVersion } from './recordVersions';
import { type Fields, type Params, getPendingId } from '../provider/resourceRow';
import { saveVersioned } from './saveVersioned';

/** A record that a bulk change could not write, with the server's message. */
export interface BulkFailure {
  id: Identifier;
  message: string;
}

/**
 * Sends one call per record, because no call of the server takes several.
 * @throws HttpError whose body names each record that failed (`failed`) and those that did not
 * (`succeeded`)
 */
const forEachId = async (
  ids: readonly Identifier[],
  work: (id: Identifier) => Promise<unknown>,
) => {
  const succeeded: Identifier[] = [];
  const failed: BulkFailure[] = [];
  let first: unknown;
  for (const id of ids) {
    try {
      await work(id);
      succeeded.push(id);
    } catch (error) {
      const failure = toApiError(error);
      if (!failure) throw error;
      first ??= toHttpError(failure);
      failed.push({ id, message: getApiErrorText(failure) });
    }
  }
  if (first instanceof HttpError)
    throw new HttpError(first.message, first.status, { ...first.body, failed, succeeded });
  return { data: succeeded };
};

/** Changes records one by one; `data` leaves out those whose change waits for a second admin. */
const changeEach = async (
  ids: readonly Identifier[],
  change: (id: Identifier) => Promise<UpdateResult | DeleteResult>,
) => {
  const waiting = new Set<Identifier>();
  const { data } = await forEachId(ids, async (id) => {
    const answer = await change(id);
    if (getPendingId(answer.data)) waiting.add(id);
  });
  return { data: data.filter((id) => !waiting.has(id)) };
};

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Adds optimistic locking to a data provider: a write is based on the version that the screen
 * showed (`previousData.version`) with this console's later writes, and sends only changed fields.
 * Failures become react-admin's HttpError with the server's message and field errors.
 */
export const createVersionedProvider = (inner: DataProvider): DataProvider => {
  const versions = recordVersions();

  const read = async <A extends { data: unknown }>(resource: string, answer: Promise<A>) => {
    try {
      const { data } = await answer;
      const records: readonly unknown[] = Array.isArray(data) ? data : [data];
      for (const record of records) if (isFields(record)) versions.note(resource, record);
      return await answer;
    } catch (error) {
      throw toHttpError(error);
    }
  };

  const update = (
    resource: string,
    { id, data, previousData, meta }: Omit<Params, 'ids' | 'target'>,
  ): Promise<UpdateResult> =>
    versions.inTurn(resource, id, async () => ({
      data: await saveVersioned({
        previous: versions.base(resource, id, previousData),
        data,
        async send(changed, base) {
          const params = { id, data: changed, previousData: { ...base, id }, meta };
          const { data: saved } = await inner.update<RaRecord>(resource, params);
          versions.wrote(resource, id, getRecordVersion(base), {
            ...changed,
            version: saved['version'],
          });
          return saved;
        },
      }),
    }));

  const remove = (resource: string, id: Identifier, previousData?: Fields) =>
    versions.inTurn(resource, id, async () => {
      const previous = { ...versions.base(resource, id, previousData), id };
      const answer = await inner.delete<RaRecord>(resource, { id, previousData: previous });
      if (!getPendingId(answer.data)) versions.forget(resource, id);
      return answer;
    });

  return {
    getList: (resource, params) => read(resource, inner.getList(resource, params)),
    getOne: (resource, params) => read(resource, inner.getOne(resource, params)),
    getMany: (resource, params) => read(resource, inner.getMany(resource, params)),
    getManyReference: (resource, params) =>
      read(resource, inner.getManyReference(resource, params)),
    create: (resource, params) => read(resource, inner.create(resource, params)),
    update: (resource: string, params: Omit<Params, 'ids' | 'target'>) =>
      read(resource, update(resource, params)),
    delete: async (
      resource: string,
      { id, previousData }: Pick<Params, 'id' | 'previousData'>,
    ): Promise<DeleteResult> => {
      const { data } = await remove(resource, id, previousData).catch((error: unknown) => {
        throw toHttpError(error);
      });
      return { data: { ...previousData, id, pending_id: getPendingId(data) } };
    },
    updateMany: (resource: string, { ids, data, meta }: Pick<Params, 'ids' | 'data' | 'meta'>) =>
      changeEach(ids, (id) => update(resource, { id, data, previousData: { id }, meta })),
    deleteMany: (resource, { ids }) => changeEach(ids, (id) => remove(resource, id)),
  };
};
