import type {
  DataProvider,
  Identifier,
  PaginationPayload,
  RaRecord,
  SortPayload,
} from 'react-admin';
import { convertLegacyDataProvider } from 'react-admin';
import type { Client } from '../../api/client';
import { changedFields } from './changedFields';
import { documented } from './documented';
import { httpErrorOf } from './httpError';
import type { Fields, ResourceRow } from './resourceRow';
import { restProvider } from './restProvider';
import { DOCUMENTED, REST_CHANGES } from './table';

/** What react-admin passes; which of it depends on the operation. */
interface Params {
  id: Identifier;
  ids: Identifier[];
  target: string;
  filter?: Fields;
  sort: SortPayload;
  pagination: PaginationPayload;
  data: Fields;
  previousData: RaRecord;
  meta?: Fields;
  signal?: AbortSignal;
}

type Operation = (resource: string, params: Params) => Promise<unknown>;

const forDocumented = (client: Client): Record<string, Operation> => {
  const table = documented();
  const rowOf = (name: string): ResourceRow => {
    const row = DOCUMENTED[name];
    if (!row) throw new Error(`${name} is not in the table`);
    return row;
  };
  const asked = (name: string, { meta = {}, signal }: Params) => ({
    name,
    row: rowOf(name),
    client,
    meta,
    signal,
  });
  return {
    GET_LIST: (name, params) =>
      table.list(asked(name, params), { ...params, filter: params.filter ?? {} }),
    GET_MANY_REFERENCE: (name, params) =>
      table.list(asked(name, params), {
        ...params,
        filter: { ...params.filter, [params.target]: params.id },
      }),
    GET_ONE: async (name, params) => ({ data: await table.read(asked(name, params), params.id) }),
    GET_MANY: async (name, params) => ({ data: await table.many(asked(name, params), params.ids) }),
    CREATE: async (name, params) => ({
      data: await table.create(asked(name, params), params.data),
    }),
    UPDATE: async (name, params) => ({
      data: await table.change(asked(name, params), params.id, params.data, params.previousData),
    }),
    DELETE: async (name, params) => {
      await table.remove(asked(name, params), params.id);
      return { data: params.previousData };
    },
    UPDATE_MANY: async (name, params) => {
      for (const id of params.ids) await table.change(asked(name, params), id, params.data, {});
      return { data: params.ids };
    },
    DELETE_MANY: async (name, params) => {
      for (const id of params.ids) await table.remove(asked(name, params), id);
      return { data: params.ids };
    },
  };
};

const overRest = (client: Client): Record<string, Operation> => {
  const rest = restProvider(client);
  return {
    GET_LIST: (name, params) => rest.getList(name, { ...params, filter: params.filter ?? {} }),
    GET_MANY_REFERENCE: (name, params) =>
      rest.getManyReference(name, { ...params, filter: params.filter ?? {} }),
    GET_ONE: (name, params) => rest.getOne(name, params),
    GET_MANY: (name, params) => rest.getMany(name, params),
    CREATE: (name, params) => rest.create(name, params),
    UPDATE: async (name, params) => {
      const change = REST_CHANGES[name];
      if (!change) return rest.update(name, params);
      const { id, previousData, meta = {} } = params;
      const data = { ...previousData, ...params.data };
      const changed = changedFields(params.data, previousData);
      await change({ client, meta }, { id, changed, data });
      return { data };
    },
    DELETE: (name, params) => rest.delete(name, params),
    UPDATE_MANY: (name, params) => rest.updateMany(name, params),
    DELETE_MANY: (name, params) => rest.deleteMany(name, params),
  };
};

/**
 * The data provider of a console. A resource of the table goes through its documented calls, any
 * other through `/api/rest`. A list's `meta.fresh` (milliseconds) asks for one fetched since then.
 * @throws react-admin's HttpError with the server's message and field errors
 */
export const createDataProvider = (client: Client): DataProvider => {
  const known = forDocumented(client);
  const rest = overRest(client);
  return convertLegacyDataProvider(async (type: string, resource: string, params: Params) => {
    const operation = (resource in DOCUMENTED ? known : rest)[type];
    if (!operation) throw new Error(`the data provider has no ${type}`);
    try {
      return await operation(resource, params);
    } catch (error) {
      throw httpErrorOf(error);
    }
  });
};
