import type { Client } from '../../../api/client';
import type { Identifier, RaRecord } from 'react-admin';

/** A record as a call returned it, before the provider adds react-admin's `id`. */
export type Fields = Readonly<Record<string, unknown>>;

/** The arguments of every call of a row. */
export interface Call {
  client: Client;
  signal?: AbortSignal | undefined;
  /** The screen's `meta`, such as the lender whose slabs are listed. */
  meta: Fields;
}

/** react-admin's parameters of a data provider's methods, with the types that it leaves open. */
export interface Params {
  id: Identifier;
  ids: readonly Identifier[];
  target: string;
  filter?: Fields;
  data: Fields;
  previousData?: Fields;
  meta?: Fields;
}

/** The arguments of a row's `update`. */
export interface Change {
  id: Identifier;
  /** Only the fields that differ from the record that the screen showed. */
  changed: Fields;
  /** The whole record after the change. */
  data: Fields;
  /** The version that the change is based on; undefined if none is known. */
  version: number | undefined;
}

/** The id of the approval that a write waits for; absent if the server has made the change. */
export interface Pending {
  pending_id?: string | undefined;
}

/** A record's new version, and the fields that wait for a second admin. */
export interface Saved extends Pending {
  version?: number | undefined;
  waiting?: readonly string[];
}

/** Builds the record after a save; the fields that wait keep the values in force. */
export const toSavedRecord = (
  data: RaRecord,
  previous: Fields | undefined,
  { version, pending_id, waiting = [] }: Saved,
): RaRecord => ({
  ...data,
  ...Object.fromEntries(waiting.map((name): [string, unknown] => [name, previous?.[name]])),
  ...(version !== undefined && { version }),
  pending_id,
});

/** Returns the id of the approval that a saved record waits for. */
export const getPendingId = (record: unknown): string | undefined =>
  typeof record === 'object' &&
  record !== null &&
  'pending_id' in record &&
  typeof record.pending_id === 'string'
    ? record.pending_id
    : undefined;

/**
 * A row of the data provider's table: the calls that list, read, create, change and remove a
 * documented resource. A method without a call fails with 405.
 */
export interface ResourceRow {
  /** Returns the whole list; the browser sorts, filters and pages it. */
  list: (call: Call, filter: Fields) => Promise<readonly unknown[]>;
  /** Returns some fields of all records, for what asks for their order alone. */
  listFields?: (call: Call, fields: readonly string[]) => Promise<readonly unknown[]>;
  /** Names the list that a filter asks for, such as one per lender; '' if there is only one. */
  getListKey?: (filter: Fields) => string;
  /** Without this call the provider finds a record in the list. */
  read?: (call: Call, id: Identifier) => Promise<Fields>;
  create?: (call: Call, data: Fields) => Promise<Pending & { id: Identifier }>;
  change?: (call: Call, change: Change) => Promise<Saved>;
  remove?: (call: Call, id: Identifier, version: number | undefined) => Promise<Pending>;
}

/** Adds the `id` that react-admin needs to a row's record. */
export const withId = (key: string, answered: unknown): RaRecord => {
  const record: Fields = typeof answered === 'object' && answered !== null ? { ...answered } : {};
  const id = record[key];
  return { ...record, id: typeof id === 'number' || typeof id === 'string' ? id : '' };
};
