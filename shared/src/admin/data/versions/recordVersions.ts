import type { Identifier } from 'react-admin';
import type { Fields } from '../provider/resourceRow';

/** Returns the version with which a record was read; undefined if it has none. */
export const getRecordVersion = (record: Fields | undefined): number | undefined => {
  const version = record?.['version'];
  return typeof version === 'number' ? version : undefined;
};

/** The versions of records that a console has seen. */
export interface RecordVersions {
  /** Stores a record that was read or written. */
  note(resource: string, record: Fields): void;
  /**
   * Returns the record that a write is based on: as the screen showed it, with this console's own
   * later changes. Without a screen (bulk changes) it is the record as last read.
   */
  base(resource: string, id: Identifier, seen: Fields | undefined): Fields;
  /**
   * Stores the result of this console's write to a version: the changed fields and the next
   * version.
   */
  wrote(resource: string, id: Identifier, from: number | undefined, to: Fields): void;
  /** Forgets a deleted record, because a restored one starts with a new version. */
  forget(resource: string, id: Identifier): void;
  /** Runs the writes of one record one after another, so that each is based on the previous one. */
  inTurn<T>(resource: string, id: Identifier, work: () => Promise<T>): Promise<T>;
}

export const recordVersions = (): RecordVersions => {
  const read = new Map<string, number>();
  const made = new Map<string, Fields>();
  const turns = new Map<string, Promise<unknown>>();
  const buildKey = (resource: string, id: Identifier) => `${resource}/${id}`;
  return {
    note(resource, record) {
      const { id } = record;
      const version = getRecordVersion(record);
      if (version !== undefined && (typeof id === 'number' || typeof id === 'string'))
        read.set(buildKey(resource, id), version);
    },
    base(resource, id, seen) {
      const key = buildKey(resource, id);
      let base: Fields = { ...seen, version: getRecordVersion(seen) ?? read.get(key) };
      for (;;) {
        const next = made.get(`${key}/${getRecordVersion(base) ?? ''}`);
        if (!next) return base;
        base = { ...base, ...next };
      }
    },
    wrote(resource, id, from, to) {
      const key = buildKey(resource, id);
      const version = getRecordVersion(to);
      if (version === undefined) return;
      read.set(key, version);
      if (from !== undefined && version > from) made.set(`${key}/${from}`, to);
    },
    forget(resource, id) {
      const key = buildKey(resource, id);
      read.delete(key);
      for (const change of made.keys()) if (change.startsWith(`${key}/`)) made.delete(change);
    },
    async inTurn(resource, id, work) {
      const key = buildKey(resource, id);
      const before = turns.get(key) ?? Promise.resolve();
      const turn = before.then(work, work);
      turns.set(key, turn);
      try {
        return await turn;
      } finally {
        if (turns.get(key) === turn) turns.delete(key);
      }
    },
  };
};
