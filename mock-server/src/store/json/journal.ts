import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { replaceFile } from '../replaceFile';
import { toStoreError, isFull } from '../fullDisk';
import { readLines } from './readLines';

/** A transaction whose changes readers already see, and which becomes durable when its line is written. */
export interface PendingEntry {
  readonly line: string;
  /** Reverts the changes. */
  readonly undo: () => void;
  readonly replay: () => void;
}

interface WaitingEntry extends PendingEntry {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Reads the lines from a place on. */
function* readTexts(path: string, start: number): Generator<string> {
  for (const { text } of readLines(path, start)) yield `${text}\n`;
}

export interface JournalOptions {
  /** Number of bytes by which the file grows before the next compaction. */
  readonly limit: number;
  /**
   * Writes a snapshot of the state; the journal calls it between two writes. It reads the state
   * synchronously, before its first `await`; at that moment the state contains exactly the written
   * lines. Further lines are written while it runs, and the journal then drops those before them.
   */
  readonly compact: () => Promise<void>;
  /**
   * Rejects if the file belongs to another process. The journal calls it before writing lines, and again
   * before acknowledging them, in case another process took the file in between and has found the lines.
   */
  readonly assertHeld: () => Promise<void>;
  /**
   * Identifies this opener; the journal writes it before the opener's first lines, unless `clear`
   * empties the file first. '' writes nothing.
   */
  readonly firstLine: string;
}

/**
 * An append-only file of lines. A line's promise resolves once the line is on the disk. Lines that
 * arrive while the disk is busy share the next write and its fsync.
 */
export class Journal {
  readonly #path: string;
  #file: FileHandle;
  readonly #compact: () => Promise<void>;
  readonly #limit: number;
  readonly #assertHeld: () => Promise<void>;
  #firstLine: string;
  #compactAt: number;
  #size: number;
  #waiting: WaitingEntry[] = [];
  #running: Promise<void> | undefined;
  #compaction: Promise<void> | undefined;
  /** The number of bytes that a finished snapshot contains, to be dropped between two writes. */
  #compacted = 0;
  #failure: Error | undefined;
  #refusals = 0;
  #isFull = false;

  private constructor(path: string, file: FileHandle, size: number, options: JournalOptions) {
    this.#path = path;
    this.#file = file;
    this.#size = size;
    this.#limit = options.limit;
    this.#compactAt = options.limit;
    this.#compact = options.compact;
    this.#assertHeld = options.assertHeld;
    this.#firstLine = options.firstLine;
  }

  static async open(path: string, options: JournalOptions): Promise<Journal> {
    const file = await open(path, 'a');
    return new Journal(path, file, (await file.stat()).size, options);
  }

  /** How often the journal has refused lines and undone their changes. */
  get refusals(): number {
    return this.#refusals;
  }

  /** Size in bytes. */
  get size(): number {
    return this.#size;
  }

  /** Whether the last write found no room. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /**
   * Rejects with StorageFull if there is no room. The journal then undoes the line and all waiting lines,
   * because they may depend on it. After any other failure the journal accepts no more lines.
   */
  append(entry: PendingEntry): Promise<void> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...entry, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Empties the file, once a snapshot contains all lines. */
  async clear(): Promise<void> {
    await this.#assertHeld();
    await this.#file.truncate(0);
    await this.#file.datasync();
    this.#size = 0;
    this.#firstLine = '';
  }

  /** Compacts the journal whatever its size, after writing the lines in progress. */
  async compactNow(): Promise<void> {
    // Checks again after each wait, because a write may have begun since.
    while (this.#running ?? this.#compaction) await (this.#running ?? this.#compaction);
    if (this.#failure !== undefined || this.#size === 0) return;
    this.#compaction = this.#tryToCompact();
    await this.waitForWrites();
  }

  /** Waits for the lines and the compaction in progress. */
  async waitForWrites(): Promise<void> {
    while (this.#running ?? this.#compaction) await (this.#running ?? this.#compaction);
  }

  async close(): Promise<void> {
    await this.waitForWrites();
    await this.#file.close();
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0 || this.#compacted > 0) {
      if (this.#compacted > 0) await this.#dropCompacted();
      const batch = this.#waiting;
      this.#waiting = [];
      if (batch.length > 0) await this.#write(batch);
      // What a finished snapshot contains goes first: the next one notes where it ends in the file.
      if (this.#compacted === 0 && this.#size > this.#compactAt)
        this.#compaction ??= this.#tryToCompact();
    }
    this.#running = undefined;
  }

  async #write(batch: readonly WaitingEntry[]): Promise<void> {
    try {
      if (this.#failure !== undefined) throw this.#failure;
      await this.#assertHeld();
      const text = this.#firstLine + batch.map(({ line }) => `${line}\n`).join('');
      // Read the size again, because a process that lost the file may have added a line before it noticed.
      this.#size = (await this.#file.stat()).size;
      await this.#file.appendFile(text);
      await this.#file.datasync();
      await this.#assertHeld();
      this.#size += Buffer.byteLength(text);
      this.#firstLine = '';
      this.#isFull = false;
      for (const { resolve } of batch) resolve();
    } catch (error) {
      await this.#refuse(batch, error);
    }
  }

  async #refuse(batch: readonly WaitingEntry[], error: unknown): Promise<void> {
    const refusal = toStoreError(error);
    this.#isFull = isFull(error);
    if (!isFull(error)) this.#failure = refusal;
    else {
      // Cut off partly written lines, so that the next start does not read them.
      try {
        await this.#file.truncate(this.#size);
        await this.#file.datasync();
      } catch (failure) {
        this.#failure = toStoreError(failure);
      }
    }
    const refused = [...batch, ...this.#waiting];
    this.#waiting = [];
    this.#refusals += 1;
    if (this.#failure === undefined) for (const { undo } of refused.toReversed()) undo();
    for (const { reject } of refused) reject(this.#failure ?? refusal);
  }

  /** Writes a snapshot while further lines are written. */
  async #tryToCompact(): Promise<void> {
    const pending = this.#waiting;
    const size = this.#size;
    for (const { undo } of pending.toReversed()) undo();
    const compaction = this.#compact();
    for (const { replay } of pending) replay();
    try {
      await compaction;
      this.#compacted = size;
      this.#running ??= this.#run();
    } catch {
      this.#retryLater();
    } finally {
      this.#compaction = undefined;
    }
  }

  /** Drops the lines that a snapshot contains, and keeps those that were written meanwhile. */
  async #dropCompacted(): Promise<void> {
    const compacted = this.#compacted;
    this.#compacted = 0;
    try {
      if (this.#size === compacted) await this.clear();
      else await this.#keepFrom(compacted);
      this.#compactAt = this.#limit;
    } catch {
      this.#retryLater();
    }
  }

  async #keepFrom(start: number): Promise<void> {
    const length = this.#size - start;
    await replaceFile(this.#path, readTexts(this.#path, start), this.#assertHeld);
    try {
      const replaced = this.#file;
      this.#file = await open(this.#path, 'a');
      this.#size = length;
      await replaced.close();
    } catch (error) {
      // Lines of the replaced file would be lost.
      this.#failure = toStoreError(error);
    }
  }

  /**
   * Nothing is lost: the lines stay in the journal. Waits for another `limit` bytes before the next attempt,
   * because writing a large state for every batch would be too slow.
   */
  #retryLater(): void {
    this.#compactAt = this.#size + this.#limit;
  }
}
