import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Store } from '../context';
import type { Collections } from '../data/records';
import { specs } from '../data/specs';
import { NewerData, OlderData, Unavailable } from '../store/errors';
import { openJsonStorage } from '../store/json/openJsonStorage';
import type { SeedRows } from '../store/port';
import { type CreateCounter, createMemoryCounter } from '../store/requestCounter';
import { openDatabaseSeal } from '../store/seal';
import { createRetryingStore, createUnreadyStore } from '../store/unreadyStore';

/** Counters of requests, for all processes of a database. */
export interface SharedCounters {
  readonly create: CreateCounter;
  readonly close: () => Promise<void>;
}

export interface OpenedStore {
  readonly store: Store;
  /** json-server's own routes, if the store has them. */
  readonly rawRouter?: RequestHandler;
}

type Place = Pick<
  Config,
  'databaseUrl' | 'databaseConnections' | 'dataDir' | 'dataKey' | 'isProduction'
>;

async function openAnyData(
  { databaseUrl, databaseConnections, dataDir, dataKey }: Place,
  seed: () => SeedRows<Collections>,
): Promise<OpenedStore> {
  if (databaseUrl === undefined) {
    const store = await openJsonStorage({ folder: dataDir, specs, seed });
    return { store, rawRouter: store.rawRouter };
  }
  // Load the driver only if needed, so that a server on a data folder starts without it.
  const { openPool, readDatabaseUrl } = await import('../store/postgres/databaseUrl');
  const { openPostgresStorage } = await import('../store/postgres/openPostgresStorage');
  const { connectionString, schema } = readDatabaseUrl(databaseUrl);
  const pool = openPool(connectionString, databaseConnections);
  const openSeal = () => openDatabaseSeal(dataDir, dataKey);
  return { store: await openPostgresStorage({ pool, schema, specs, seed, openSeal }) };
}

/**
 * Opens the configured store: a database, or else the data folder. For data of a newer version,
 * returns a store that serves nothing and leaves the data unchanged; in a rolling deployment such a
 * server stays up as not ready, instead of restarting over and over. For a database that is away, or
 * lacks what this version needs, returns a store that serves as soon as the database does; in production
 * one that is away ends the start. Rejects if `check` rejects data that it opens.
 */
export async function openStore(
  place: Place,
  seed: () => SeedRows<Collections>,
  log: Pick<Logger, 'error' | 'warn'>,
  check: (store: Store) => Promise<void> = async () => undefined,
): Promise<OpenedStore> {
  const openPlace = async (): Promise<OpenedStore> => {
    const opened = await openAnyData(place, seed);
    try {
      await check(opened.store);
      return opened;
    } catch (error) {
      await opened.store.close();
      throw error;
    }
  };
  try {
    return await openPlace();
  } catch (problem) {
    const isDatabase = place.databaseUrl !== undefined;
    if (problem instanceof NewerData) {
      log.error(`The server is not ready: ${problem.message}`);
      return { store: createUnreadyStore(isDatabase ? 'postgres' : 'json', () => problem) };
    }
    if (!isDatabase || !(problem instanceof Unavailable)) throw problem;
    if (place.isProduction && !(problem instanceof OlderData)) throw problem;
    const open = async (): Promise<Store> => (await openPlace()).store;
    return { store: createRetryingStore('postgres', problem, open, log) };
  }
}

/** Opens the counters with which the processes of a database share the limits of requests. */
export async function openCounters({
  databaseUrl,
  databaseConnections,
}: Pick<Place, 'databaseUrl' | 'databaseConnections'>): Promise<SharedCounters> {
  if (databaseUrl === undefined)
    return { create: createMemoryCounter, close: async () => undefined };
  const { readDatabaseUrl } = await import('../store/postgres/databaseUrl');
  const { openSharedCounters } = await import('../store/postgres/sharedCounters');
  return openSharedCounters(readDatabaseUrl(databaseUrl), databaseConnections);
}
