import type { Identifier } from 'react-admin';
import type { Fields } from './resourceRow';

/** The version of a record as it was read; undefined where it has none. */
export const versionOf = (record: Fields | undefined): number | undefined => {
  const version = record?.['version'];
  return typeof version === 'number' ? version : undefined;
};

/** What a console knows of the versions of records. */
export interface RecordVersions {
  /** Notes a record that was read or written. */
  note(resource: string, record: Fields): void;
  /**
   * The version to base a write on: the one that the screen saw, or the one that this console has made
   * of it since; without a screen's (changes in bulk) the last one that was read.
   */
  base(resource: string, id: Identifier, seen: number | undefined): number | undefined;
  /** Notes that a write of this console has made one version of another. */
  wrote(resource: string, id: Identifier, from: number | undefined, to: number | undefined): void;
  /** Runs the writes of one record one after another, so that each is based on the one before it. */
  inTurn<T>(resource: string, id: Identifier, work: () => Promise<T>): Promise<T>;
}

/** Makes the memory of versions of one data provider. */
export const recordVersions = (): RecordVersions => {
  const read = new Map<string, number>();
  const made = new Map<string, number>();
  const turns = new Map<string, Promise<unknown>>();
  const keyOf = (resource: string, id: Identifier) => `${resource}/${id}`;
  return {
    note(resource, record) {
      const { id } = record;
      const version = versionOf(record);
      if (version !== undefined && (typeof id === 'number' || typeof id === 'string'))
        read.set(keyOf(resource, id), version);
    },
    base(resource, id, seen) {
      const key = keyOf(resource, id);
      let version = seen ?? read.get(key);
      for (let next = version; next !== undefined; next = made.get(`${key}/${next}`))
        version = next;
      return version;
    },
    wrote(resource, id, from, to) {
      if (to === undefined) return;
      const key = keyOf(resource, id);
      read.set(key, to);
      if (from !== undefined && to > from) made.set(`${key}/${from}`, to);
    },
    async inTurn(resource, id, work) {
      const key = keyOf(resource, id);
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
