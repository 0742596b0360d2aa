import type { Client } from '../../api/client';
import type { Identifier, RaRecord } from 'react-admin';

/** A record as a call answered it, with its own key, before react-admin's `id` is added. */
export type Fields = Readonly<Record<string, unknown>>;

/** What every call of a row is given. */
export interface Call {
  client: Client;
  signal?: AbortSignal | undefined;
  /** What the screen passed on, such as the lender whose slabs are listed. */
  meta: Fields;
}

/** What react-admin gives a data provider's methods, which its own types leave open. */
export interface Params {
  id: Identifier;
  ids: readonly Identifier[];
  target: string;
  filter?: Fields;
  data: Fields;
  previousData?: Fields;
  meta?: Fields;
}

/** How one record is changed. */
export interface Change {
  id: Identifier;
  /** Only what differs from the record as the screen had it. */
  changed: Fields;
  /** The whole record as it shall be. */
  data: Fields;
  /** The version that the change is based on; undefined where none is known. */
  version: number | undefined;
}

/**
 * One line of the data provider's table: which call lists, reads, creates, changes and removes a
 * documented resource. What a resource has no call for is left out and fails with 405.
 */
export interface ResourceRow {
  /** The whole list; it is sorted, filtered and paged in the browser. */
  list: (call: Call, filter: Fields) => Promise<readonly unknown[]>;
  /** Which of several lists a filter asks for, such as one a lender; '' where there is only one. */
  listOf?: (filter: Fields) => string;
  /** Without it a record is looked up in the list. */
  read?: (call: Call, id: Identifier) => Promise<Fields>;
  /** Answers the new record's number. */
  create?: (call: Call, data: Fields) => Promise<Identifier>;
  /** Answers the version that the record has then. */
  change?: (call: Call, change: Change) => Promise<number | undefined>;
  remove?: (call: Call, id: Identifier, version: number | undefined) => Promise<void>;
}

/** A row's record with the `id` that react-admin wants. */
export const withId = (key: string, answered: unknown): RaRecord => {
  const record: Fields = typeof answered === 'object' && answered !== null ? { ...answered } : {};
  const id = record[key];
  return { ...record, id: typeof id === 'number' || typeof id === 'string' ? id : '' };
};
