import type { NewRecord, Storage, Writer } from '../store/port';
import type { Collections } from './records';
import { specs } from './specs';
import { derivedSpecs } from './specs/derivedSpecs';

/** Records to replace a store's content with. Collections left out become empty. */
export type State = { readonly [K in keyof Collections]?: readonly NewRecord<Collections[K]>[] };

type Name = keyof Collections;

const isName = (name: string): name is Name => Object.hasOwn(specs, name);

const names: readonly Name[] = Object.keys(specs).filter(isName);

/**
 * Collections that a change of state keeps: people stay signed in, the login throttle stays in force, a
 * jump of the clock stays known, and the transaction itself brings what follows from other records up to date.
 */
const preserved: ReadonlySet<string> = new Set<string>([
  'sessions' satisfies Name,
  'login_attempts' satisfies Name,
  'job_clock' satisfies Name,
  'job_failures' satisfies Name,
  'job_claims' satisfies Name,
  ...Object.keys(derivedSpecs),
]);

/** Whether a value read from a file has the shape of a state. */
export function isState(value: unknown): value is State {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(
    ([name, rows]) =>
      isName(name) &&
      Array.isArray(rows) &&
      rows.every((row) => typeof row === 'object' && row !== null && 'id' in row),
  );
}

/** Serialises all records except those that a change of state keeps. */
export async function serializeState(store: Storage<Collections>): Promise<string> {
  const state: Record<string, readonly object[]> = {};
  for (const name of names) {
    if (!preserved.has(name)) state[name] = (await store.find(name)).rows;
  }
  return JSON.stringify(state);
}

async function refill<K extends Name>(
  writer: Writer<Collections>,
  name: K,
  rows: readonly NewRecord<Collections[K]>[],
): Promise<void> {
  for (const { id } of (await writer.find(name)).rows) await writer.remove(name, id);
  for (const row of rows) await writer.insert(name, row);
}

async function endOrphanedSessions(writer: Writer<Collections>): Promise<void> {
  for (const { id, user_id } of (await writer.find('sessions')).rows) {
    if (user_id !== null && !(await writer.get('users', user_id)))
      await writer.remove('sessions', id);
  }
}

/**
 * Replaces all records except sessions, login attempts and what follows from other records in one
 * transaction. Ends the sessions of users who no longer exist.
 */
export async function replaceState(store: Storage<Collections>, state: State): Promise<void> {
  await store.tx(async (writer) => {
    for (const name of names) {
      if (!preserved.has(name)) await refill(writer, name, state[name] ?? []);
    }
    await endOrphanedSessions(writer);
  });
}
