import type { QueryClient } from '@tanstack/react-query';
import type {
  CreateResult,
  DataProvider,
  DeleteResult,
  GetListParams,
  GetListResult,
  GetManyResult,
  GetOneResult,
  Identifier,
  RaRecord,
  UpdateResult,
} from 'react-admin';
import { ApiError } from '../../../api/apiError';
import type { Client } from '../../../api/client';
import { getRecordVersion } from '../versions/recordVersions';
import { type Fields, type Params, toSavedRecord, withId } from './resourceRow';
import { DOCUMENTED, type DocumentedResource } from './table';
import { listQueryFields, selectRecords } from './selectRecords';

/**
 * A long list answers further queries for this long, so that sorting and paging do not fetch it
 * again.
 */
const FRESH_MS = 30_000;
/** A shorter list is fetched for each query but those of one page's opening: that is cheap, and it is never stale. */
const LONG_LIST = 200;

type ListOrder = Pick<GetListParams, 'sort' | 'pagination'>;

interface WholeList {
  data: readonly RaRecord[];
  fetchedAt: number;
}

const isLong = (list: WholeList | undefined): list is WholeList =>
  list !== undefined && list.data.length >= LONG_LIST;

const getResource = (resource: string): DocumentedResource => {
  const row = DOCUMENTED[resource];
  if (!row) throw new Error(`${resource} is not in the table`);
  return row;
};

const buildNotOfferedError = () => new ApiError('server.not_found', { status: 405 });

/**
 * Serves the documented resources through the calls of their rows. A call returns all records at
 * once; the list stays in react-admin's query cache, where `useUpdate` and `useDelete` keep it
 * current, and this provider filters, sorts and pages it.
 */
export const createDocumentedProvider = (
  client: Client,
  queryClient: QueryClient,
): DataProvider => {
  const getWholeKey = (resource: string, filter: Fields) => [
    resource,
    'getList',
    'whole',
    getResource(resource).getListKey?.(filter) ?? '',
  ];

  const getWholeList = async (resource: string, filter: Fields, meta: Fields = {}) => {
    const row = getResource(resource);
    const queryKey = getWholeKey(resource, filter);
    const known = queryClient.getQueryData<WholeList>(queryKey);
    const isFresh = isLong(known) && known.fetchedAt > Date.now() - FRESH_MS;
    const { data } = await queryClient.query<WholeList>({
      queryKey,
      queryFn: async () => ({
        data: (await row.list({ client, meta }, filter)).map((record) => withId(row.key, record)),
        fetchedAt: Date.now(),
      }),
      ...(isFresh && { staleTime: Infinity }),
      // The query that needs the list retries; the client itself reports a missing connection.
      retry: false,
      networkMode: 'always',
    });
    return data;
  };

  /** Returns the records by which their order is known: from the list if it is there, else with some fields alone. */
  const getOrder = async (resource: string, filter: Fields, fields: readonly string[]) => {
    const { key, listFields } = getResource(resource);
    const known = queryClient.getQueryData<WholeList>(getWholeKey(resource, filter));
    if (known || !listFields) return known?.data ?? getWholeList(resource, filter);
    return (await listFields({ client, meta: {} }, fields)).map((record) => withId(key, record));
  };

  /** Makes the next query fetch the list again; react-admin's hooks refresh what the page shows. */
  const invalidateList = (resource: string) =>
    queryClient.invalidateQueries({
      queryKey: [resource, 'getList', 'whole'],
      refetchType: 'none',
    });

  /** After a change only a short list is fetched again; react-admin's hooks change the record in a long one. */
  const invalidateShortList = async (resource: string) => {
    const known = queryClient.getQueriesData<WholeList>({
      queryKey: [resource, 'getList', 'whole'],
    });
    if (!known.some(([, list]) => isLong(list))) await invalidateList(resource);
  };

  const remove = async (resource: string, id: Identifier, meta: Fields, version?: number) => {
    const row = getResource(resource);
    if (!row.remove) throw buildNotOfferedError();
    const { pending_id } = await row.remove({ client, meta }, id, version);
    await invalidateList(resource);
    return pending_id;
  };

  const getList = async (
    resource: string,
    { filter = {}, meta, sort, pagination }: Pick<Params, 'filter' | 'meta'> & ListOrder,
  ): Promise<GetListResult> => {
    const { searched } = getResource(resource);
    const query = { filter, sort, pagination };
    const rows = meta?.['order']
      ? await getOrder(resource, filter, listQueryFields(query, searched))
      : await getWholeList(resource, filter, meta);
    return selectRecords(rows, query, searched);
  };

  return {
    getList,
    getManyReference: (
      resource: string,
      { target, id, filter, ...rest }: Omit<Params, 'ids' | 'data'> & ListOrder,
    ) => getList(resource, { ...rest, filter: { ...filter, [target]: id } }),
    async getOne(
      resource: string,
      { id, meta = {} }: Pick<Params, 'id' | 'meta'>,
    ): Promise<GetOneResult> {
      const row = getResource(resource);
      if (row.read) return { data: withId(row.key, await row.read({ client, meta }, id)) };
      const rows = await getWholeList(resource, meta, meta);
      const found = rows.find((record) => String(record.id) === String(id));
      if (!found) throw new ApiError('server.not_found', { status: 404 });
      return { data: found };
    },
    async getMany(
      resource: string,
      { ids, meta = {} }: Pick<Params, 'ids' | 'meta'>,
    ): Promise<GetManyResult> {
      const wanted = new Set(ids.map(String));
      const rows = await getWholeList(resource, meta, meta);
      return { data: rows.filter((record) => wanted.has(String(record.id))) };
    },
    async create(
      resource: string,
      { data, meta = {} }: Pick<Params, 'data' | 'meta'>,
    ): Promise<CreateResult> {
      const row = getResource(resource);
      if (!row.create) throw buildNotOfferedError();
      const { id, pending_id } = await row.create({ client, meta }, data);
      await invalidateList(resource);
      return { data: { ...data, [row.key]: id, id, pending_id } };
    },
    async update(
      resource: string,
      { id, data: changed, previousData, meta = {} }: Omit<Params, 'ids' | 'target'>,
    ): Promise<UpdateResult> {
      const { change } = getResource(resource);
      if (!change) throw buildNotOfferedError();
      const data = { ...previousData, ...changed, id };
      try {
        const sent = { id, changed, data, version: getRecordVersion(previousData) };
        const saved = await change({ client, meta }, sent);
        await invalidateShortList(resource);
        return { data: toSavedRecord(data, previousData, saved) };
      } catch (error) {
        await invalidateList(resource);
        throw error;
      }
    },
    async delete(
      resource: string,
      { id, previousData, meta = {} }: Pick<Params, 'id' | 'previousData' | 'meta'>,
    ): Promise<DeleteResult> {
      const pending_id = await remove(resource, id, meta, getRecordVersion(previousData));
      return { data: { ...previousData, id, pending_id } };
    },
    // `versionedProvider` changes and removes one record after another.
    updateMany: () => Promise.reject(buildNotOfferedError()),
    deleteMany: () => Promise.reject(buildNotOfferedError()),
  };
};
