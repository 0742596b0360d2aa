import simpleRestProvider from 'ra-data-simple-rest';
import type {
  CreateResult,
  DataProvider,
  DeleteResult,
  GetListParams,
  GetListResult,
  RaRecord,
  UpdateResult,
} from 'react-admin';
import type { Client } from '../../api/client';
import { maskPersonal } from '../../format';
import { getRecordVersion } from './versions/recordVersions';
import { type Params, toSavedRecord } from './provider/resourceRow';
import { REST_CALLS } from './provider/table';

const ROOT = '/api/rest';
/** The server answers at most this many rows per page. */
const MAX_ROWS = 1000;

const getFilter = ({ filter = {} }: { readonly filter?: object }): object => filter;

/** Masks who is searched for, because addresses of calls stand in the logs of browsers and proxies. */
function maskSearch(params: GetListParams): GetListParams {
  const filter = getFilter(params);
  const q: unknown = Reflect.get(filter, 'q');
  return typeof q === 'string' ? { ...params, filter: { ...filter, q: maskPersonal(q) } } : params;
}

/**
 * Runs ra-data-simple-rest on the console's client, which adds token, timeout and errors. Changes
 * and deletions carry the version that they are based on, which ra-data-simple-rest cannot send.
 */
export const createRestProvider = (client: Client): DataProvider => {
  const rest = simpleRestProvider(ROOT, async (url: string, options: RequestInit = {}) => {
    const headers = new Headers(options.headers);
    if (options.body) headers.set('content-type', 'application/json');
    const response = await client.send(url, {
      ...(options.method === undefined ? {} : { method: options.method }),
      body: options.body ?? null,
      signal: options.signal ?? null,
      headers,
    });
    const body = await response.text();
    const json: unknown = body ? JSON.parse(body) : undefined;
    return { status: response.status, headers: response.headers, body, json };
  });
  return {
    ...rest,
    /** A page above the server's limit, such as an export's, takes several calls. */
    async getList(resource: string, asked: GetListParams): Promise<GetListResult> {
      const params = maskSearch(asked);
      const { page = 1, perPage = MAX_ROWS } = params.pagination ?? {};
      if (perPage <= MAX_ROWS || page !== 1) return rest.getList<RaRecord>(resource, params);
      const read = (at: number) =>
        rest.getList<RaRecord>(resource, {
          ...params,
          pagination: { page: at, perPage: MAX_ROWS },
        });
      let last = await read(1);
      const data = [...last.data];
      // The total of a search grows with the pages.
      for (let at = 2; data.length < Math.min(last.total ?? 0, perPage); at += 1) {
        last = await read(at);
        if (last.data.length === 0) break;
        data.push(...last.data);
      }
      return { ...last, data };
    },
    async create(resource: string, params: Pick<Params, 'data' | 'meta'>): Promise<CreateResult> {
      const create = REST_CALLS[resource]?.create;
      if (!create) return rest.create(resource, params);
      const { data, meta = {} } = params;
      return { data: { ...data, ...(await create({ client, meta }, data)) } };
    },
    async update(resource: string, params: Omit<Params, 'ids' | 'target'>): Promise<UpdateResult> {
      const { id, data: changed, previousData, meta = {} } = params;
      const version = getRecordVersion(previousData);
      const change = REST_CALLS[resource]?.change;
      if (!change)
        return rest.update(resource, { id, data: { ...changed, version }, previousData });
      const data = { ...previousData, ...changed, id };
      const saved = await change({ client, meta }, { id, changed, data, version });
      return { data: toSavedRecord(data, previousData, saved) };
    },
    async delete(
      resource: string,
      { id, previousData }: Pick<Params, 'id' | 'previousData'>,
    ): Promise<DeleteResult> {
      const version = getRecordVersion(previousData);
      await client.send(`${ROOT}/${resource}/${encodeURIComponent(id)}`, {
        method: 'DELETE',
        headers: version === undefined ? {} : { 'if-match': `"${version}"` },
      });
      return { data: previousData ?? { id } };
    },
  };
};
