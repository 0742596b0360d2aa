import { existsSync, statSync } from 'node:fs';
import jsonServer from 'json-server';
import { CorruptData, StorageFull, Unavailable } from '../errors';
import type { CollectionMap, CollectionSpecs, Dump, SeedRows, Storage, Writer } from '../port';
import { forwardReads } from '../forwardReads';
import { lockFolder } from './lock/folderLock';
import { protectFolder } from '../protectFolder';
import { removeUnfinished } from '../replaceFile';
import { buildSeedDump } from '../buildSeedDump';
import { openSeal } from '../seal';
import { SealedRows } from '../sealedRows';
import { WriteBuffer } from './writeBuffer';
import { type Bound, checkBound, FOLDER_BOUND } from './bound';
import { compareChange, replayChange } from './changes';
import type { WrittenSnapshot } from './files';
import { getDbPath, getJournalPath, readJournal, readSnapshot, writeSnapshot } from './files';
import { checkRoom, toStoreError, isFull } from '../fullDisk';
import { Journal } from './journal';
import { formatEntryLine, formatOpeningLine, selectEntries } from './journalLine';
import { Tables } from './tables';

export interface JsonStorageOptions<C extends CollectionMap<C>> {
  readonly folder: string;
  readonly specs: CollectionSpecs<C>;
  /** Returns the rows of a new folder. Called only for a new folder. */
  readonly seed: () => SeedRows<C>;
  /** The content of another store, which a new folder starts with instead of the seed. */
  readonly copyFrom?: Dump;
  /** Size in bytes at which the journal is compacted into `db.json`. */
  readonly journalLimit?: number;
  /** The size up to which the folder takes more. */
  readonly bound?: Bound;
}

export interface JsonStorage<C extends CollectionMap<C>> extends Storage<C> {
  /** json-server's own router over the live rows, for developers. */
  readonly rawRouter: ReturnType<typeof jsonServer.router>;
  /** Returns the whole content at one moment. */
  dump(): Promise<Dump>;
}

/**
 * Opens the store in a folder. It keeps json-server's database object in memory, appends every
 * transaction to a journal before acknowledging it, and compacts the journal into `db.json` at
 * start, at close, and when the journal exceeds its limit.
 * Rejects with Locked, NewerData, or CorruptData if the folder's files are damaged or not its own.
 */
export async function openJsonStorage<C extends CollectionMap<C>>(
  options: JsonStorageOptions<C>,
): Promise<JsonStorage<C>> {
  const { folder, specs, seed, copyFrom, bound = FOLDER_BOUND } = options;
  protectFolder(folder);
  let broken: Error | undefined;
  const markLost = (): Error => {
    broken ??= new Unavailable(`Another process has taken over ${folder}`);
    return broken;
  };
  const lock = await lockFolder(folder, markLost);
  const assertHeld = async (): Promise<void> => {
    if (!(await lock.isHeld())) throw markLost();
  };
  try {
    await removeUnfinished(getDbPath(folder));
    await removeUnfinished(getJournalPath(folder));
    const tables = new Tables<C>(specs);
    const sealed = new SealedRows(specs, () => openSeal(folder));
    let showsSecrets = false;
    const snapshot = readSnapshot(folder, {
      collection: (name) => tables.load(name, []),
      row(name, row) {
        showsSecrets ||= sealed.isOpen(name, row);
        tables.load(name, [sealed.open(name, row)]);
      },
    });
    const lines = readJournal(folder);
    if (snapshot) tables.raise(snapshot.highest);
    else {
      if (lines.length > 0)
        throw new CorruptData(`${folder} has a journal but no db.json that it belongs to`);
      const start = copyFrom ?? buildSeedDump(specs, seed);
      tables.raise(start.highest);
      for (const [name, rows] of Object.entries(start.collections)) tables.load(name, rows);
    }
    const rawRouter = jsonServer.router(tables.rows(), { foreignKeySuffix: '_id' });
    const base = { seq: snapshot?.seq ?? 0, openings: snapshot?.openings ?? [] };
    const replayed = selectEntries(lines, base, getJournalPath(folder));
    let { seq } = base;
    for (const entry of replayed.entries) {
      for (const { collection, record, removed } of entry.changes)
        replayChange(tables, { collection, record: sealed.open(collection, record), removed });
      seq = entry.seq;
    }
    const opening = { opener: lock.id, after: seq };
    const buildSnapshot = (): WrittenSnapshot => ({
      seq,
      openings: [...replayed.openings, opening],
      highest: tables.highest(),
      collections: tables.rows(),
      close: (name, row) => sealed.close(name, row),
    });
    const isFresh = !existsSync(getDbPath(folder));
    const getDbSize = (): number => statSync(getDbPath(folder)).size;
    let dbSize = isFresh ? 0 : getDbSize();
    const save = async (): Promise<void> => {
      await writeSnapshot(folder, buildSnapshot(), assertHeld);
      dbSize = getDbSize();
    };
    let compacted = false;
    if (isFresh || lines.length > 0 || showsSecrets) {
      try {
        await save();
        compacted = true;
      } catch (error) {
        // Continue: the old db.json plus the journal still hold everything.
        if (isFresh || !isFull(error)) throw toStoreError(error);
      }
    }
    const journal = await Journal.open(getJournalPath(folder), {
      limit: options.journalLimit ?? 16_000_000,
      compact: save,
      assertHeld,
      firstLine: `${formatOpeningLine(opening)}\n`,
    });
    if (compacted) await journal.clear();

    let last: Promise<unknown> = Promise.resolve();
    let closing: Promise<void> | undefined;
    const assertUsable = (): void => {
      if (broken) throw broken;
    };

    async function commit<T>(
      work: (writer: Writer<C>) => Promise<T>,
    ): Promise<{ answer: T; written: Promise<void> }> {
      assertUsable();
      const { refusals } = journal;
      const draft = new WriteBuffer<C>(tables);
      const answer = await work(draft);
      // Refuse, because `work` may have read changes that the journal has undone since.
      if (journal.refusals !== refusals)
        throw new StorageFull('There was no room for what came before');
      const changes = draft.changes();
      if (changes.length === 0) return { answer, written: Promise.resolve() };
      const size = { rows: tables.size, bytes: dbSize + journal.size };
      const compared = changes.map((change) => compareChange(tables, change));
      checkBound(bound, size, compared, folder);
      const applyChanges = (): void => {
        for (const { collection, id, after } of compared) tables.set(collection, id, after);
        seq += 1;
      };
      const undo = (): void => {
        for (const { collection, id, before } of compared) tables.set(collection, id, before);
        seq -= 1;
      };
      applyChanges();
      const line = formatEntryLine(seq, lock.id, sealed.closeChanges(changes));
      const written = journal
        .append({ line, undo, replay: applyChanges })
        .catch((error: unknown) => {
          // Stop serving, because memory now differs from what a restart would read.
          if (!(error instanceof StorageFull))
            broken = error instanceof Error ? error : new Error(String(error));
          throw error;
        });
      return { answer, written };
    }

    return {
      kind: 'json',
      // A buffer without changes reads the tables.
      ...forwardReads(() => {
        assertUsable();
        return new WriteBuffer<C>(tables);
      }),
      rawRouter,
      async check() {
        assertUsable();
        await assertHeld();
        if (journal.isFull) await checkRoom(getDbPath(folder));
      },
      async forgetPast() {
        await last;
        assertUsable();
        await journal.compactNow();
      },
      dump: async () => ({ collections: tables.rows(), highest: tables.highest() }),
      async tx<T>(work: (writer: Writer<C>) => Promise<T>): Promise<T> {
        if (closing) throw new Error('The store is closed');
        const committed = last.then(() => commit(work));
        last = committed.catch(() => undefined);
        const { answer, written } = await committed;
        await written;
        return answer;
      },
      close(): Promise<void> {
        closing ??= (async () => {
          await last;
          await journal.waitForWrites();
          // If there is no room to compact, the journal still holds everything.
          if (!broken) await journal.compactNow();
          await journal.close();
          await lock.release();
        })();
        return closing;
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
