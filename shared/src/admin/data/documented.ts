import type { Identifier, RaRecord } from 'react-admin';
import { ApiError } from '../../api/apiError';
import { listCache } from './listCache';
import type { RecordVersions } from './recordVersions';
import type { Call, Fields, ResourceRow } from './resourceRow';
import { withId } from './resourceRow';
import { saveVersioned } from './saveVersioned';
import type { Question } from './wholeList';
import { answer } from './wholeList';

/** The row of the resource, the client and what the screen passed on. */
export interface Asked extends Call {
  name: string;
  row: ResourceRow;
}

const notOffered = () => new ApiError('server.not_found', { status: 405 });

/** The operations of the data provider on the rows of its table. */
export const documented = (versions: RecordVersions) => {
  const cache = listCache();

  const whole = ({ name, row, ...call }: Asked, filter: Fields) => {
    const since = Number(call.meta['fresh'] ?? 0);
    const fetch = async () =>
      (await row.list(call, filter)).map((record) => withId(row.key, record));
    return cache.get(`${name}/${row.listOf?.(filter) ?? ''}`, fetch, since);
  };

  const read = async (asked: Asked, id: Identifier): Promise<RaRecord> => {
    const { row, ...call } = asked;
    if (row.read) return withId(row.key, await row.read(call, id));
    const { rows } = await whole(asked, call.meta);
    const found = rows.find((record) => String(record.id) === String(id));
    if (!found) throw new ApiError('server.not_found', { status: 404 });
    return found;
  };

  return {
    async list(asked: Asked, question: Question) {
      return answer(await whole(asked, question.filter), question, asked.row.searched);
    },

    async many(asked: Asked, ids: readonly Identifier[]) {
      const wanted = new Set(ids.map(String));
      const { rows } = await whole(asked, asked.meta);
      return rows.filter((record) => wanted.has(String(record.id)));
    },

    read,

    async create({ name, row, ...call }: Asked, data: Fields): Promise<RaRecord> {
      if (!row.create) throw notOffered();
      const id = await row.create(call, data);
      cache.drop(name);
      return { ...data, [row.key]: id, id };
    },

    async change(asked: Asked, id: Identifier, data: Fields, previous: Fields): Promise<RaRecord> {
      const { name, row, ...call } = asked;
      const { change } = row;
      if (!change) throw notOffered();
      try {
        const saved = await saveVersioned({
          previous,
          data,
          send: async (changes) => {
            const version = await change(call, { id, ...changes });
            versions.wrote(name, id, changes.version, version);
            return version;
          },
        });
        cache.patch(name, id, saved);
        return { ...saved, id };
      } catch (error) {
        if (error instanceof ApiError) cache.drop(name);
        throw error;
      }
    },

    async remove(
      { name, row, ...call }: Asked,
      id: Identifier,
      version: number | undefined,
    ): Promise<void> {
      if (!row.remove) throw notOffered();
      await row.remove(call, id, version);
      cache.drop(name);
    },
  };
};
