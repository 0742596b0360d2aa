import type {
  DataProvider,
  Identifier,
  PaginationPayload,
  RaRecord,
  SortPayload,
} from 'react-admin';
import { convertLegacyDataProvider } from 'react-admin';
import type { Client } from '../../api/client';
import { documented } from './documented';
import { toHttpError } from './httpError';
import { type RecordVersions, recordVersions, versionOf } from './recordVersions';
import type { Change, Fields, ResourceRow } from './resourceRow';
import { removeOverRest, restProvider } from './restProvider';
import { saveVersioned } from './saveVersioned';
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
  previousData?: RaRecord;
  meta?: Fields;
  signal?: AbortSignal;
}

type Operation = (resource: string, params: Params) => Promise<unknown>;

const forDocumented = (client: Client, versions: RecordVersions): Record<string, Operation> => {
  const table = documented(versions);
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
  const remove = (name: string, params: Params, id: Identifier, seen?: number) =>
    versions.inTurn(name, id, () =>
      table.remove(asked(name, params), id, versions.base(name, id, seen)),
    );
  const change = (name: string, params: Params, id: Identifier, previous: Fields) =>
    versions.inTurn(name, id, () => {
      const version = versions.base(name, id, versionOf(previous));
      const base = version === undefined ? previous : { ...previous, version };
      return table.change(asked(name, params), id, params.data, base);
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
      data: await change(name, params, params.id, params.previousData ?? {}),
    }),
    DELETE: async (name, params) => {
      await remove(name, params, params.id, versionOf(params.previousData));
      return { data: params.previousData ?? { id: params.id } };
    },
    UPDATE_MANY: async (name, params) => {
      for (const id of params.ids) await change(name, params, id, {});
      return { data: params.ids };
    },
    DELETE_MANY: async (name, params) => {
      for (const id of params.ids) await remove(name, params, id);
      return { data: params.ids };
    },
  };
};

const overRest = (client: Client, versions: RecordVersions): Record<string, Operation> => {
  const rest = restProvider(client);
  const sendChange = async (name: string, { meta = {} }: Params, sent: Change) => {
    const own = REST_CHANGES[name];
    if (own) return own({ client, meta }, sent);
    const { id, changed, version } = sent;
    const data = version === undefined ? changed : { ...changed, version };
    const answer = await rest.update<RaRecord>(name, { id, data, previousData: { id } });
    return versionOf(answer.data);
  };
  const change = (name: string, params: Params, id: Identifier, previous: Fields) =>
    versions.inTurn(name, id, () => {
      const version = versions.base(name, id, versionOf(previous));
      return saveVersioned({
        previous: version === undefined ? previous : { ...previous, version },
        data: params.data,
        send: async (changes) => {
          const made = await sendChange(name, params, { id, ...changes });
          versions.wrote(name, id, changes.version, made);
          return made;
        },
      });
    });
  const remove = (name: string, id: Identifier, seen?: number) =>
    versions.inTurn(name, id, () =>
      removeOverRest(client, name, id, versions.base(name, id, seen)),
    );
  return {
    GET_LIST: (name, params) => rest.getList(name, { ...params, filter: params.filter ?? {} }),
    GET_MANY_REFERENCE: (name, params) =>
      rest.getManyReference(name, { ...params, filter: params.filter ?? {} }),
    GET_ONE: (name, params) => rest.getOne(name, params),
    GET_MANY: (name, params) => rest.getMany(name, params),
    CREATE: (name, params) => rest.create(name, params),
    UPDATE: async (name, params) => ({
      data: await change(name, params, params.id, params.previousData ?? { id: params.id }),
    }),
    DELETE: async (name, params) => {
      await remove(name, params.id, versionOf(params.previousData));
      return { data: params.previousData ?? { id: params.id } };
    },
    UPDATE_MANY: async (name, params) => {
      for (const id of params.ids) await change(name, params, id, { id });
      return { data: params.ids };
    },
    DELETE_MANY: async (name, params) => {
      for (const id of params.ids) await remove(name, id);
      return { data: params.ids };
    },
  };
};

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Notes the versions of the records that an answer holds. */
const noteVersions = (versions: RecordVersions, resource: string, answer: unknown): void => {
  const data = isFields(answer) ? answer['data'] : undefined;
  const records: readonly unknown[] = Array.isArray(data) ? data : [data];
  for (const record of records) if (isFields(record)) versions.note(resource, record);
};

/**
 * The data provider of a console. A resource of the table goes through its documented calls, any
 * other through `/api/rest`. A list's `meta.fresh` (milliseconds) asks for one fetched since then.
 * @throws react-admin's HttpError with the server's message and field errors
 */
export const createDataProvider = (client: Client): DataProvider => {
  const versions = recordVersions();
  const known = forDocumented(client, versions);
  const rest = overRest(client, versions);
  return convertLegacyDataProvider(async (type: string, resource: string, params: Params) => {
    const operation = (resource in DOCUMENTED ? known : rest)[type];
    if (!operation) throw new Error(`the data provider has no ${type}`);
    try {
      const answer = await operation(resource, params);
      noteVersions(versions, resource, answer);
      return answer;
    } catch (error) {
      throw toHttpError(error);
    }
  });
};
