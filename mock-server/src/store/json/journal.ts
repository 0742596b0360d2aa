import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { asStoreError, isFull } from './fullDisk';

/** A transaction whose changes are to be seen already, and are to last once its line is written. */
export interface PendingEntry {
  readonly line: string;
  /** Takes the changes back, and makes them again. */
  readonly undo: () => void;
  readonly redo: () => void;
}

interface Waiting extends PendingEntry {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export interface JournalOptions {
  /** Bytes by which the file grows between two folds. */
  readonly limit: number;
  /**
   * Called between two writes. Takes the state to keep before it first waits, and finds in it what is
   * written and nothing more.
   */
  readonly fold: () => Promise<void>;
  /**
   * Rejects when the file belongs to another process. Asked before lines are written, and again before
   * they are acknowledged: a process that takes the file in between finds them there.
   */
  readonly mustHold: () => Promise<void>;
  /** Precedes the lines of this opener, unless the file is cleared first; '' for none. */
  readonly firstLine: string;
}

/**
 * An append-only file of lines. A line's promise resolves once it is on the disk; lines that come in
 * while the disk is busy share the next write and its one fsync.
 */
export class Journal {
  readonly #file: FileHandle;
  readonly #fold: () => Promise<void>;
  readonly #limit: number;
  readonly #mustHold: () => Promise<void>;
  #firstLine: string;
  #foldAt: number;
  #size: number;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  #failure: Error | undefined;
  #refusals = 0;

  private constructor(file: FileHandle, size: number, options: JournalOptions) {
    this.#file = file;
    this.#size = size;
    this.#limit = options.limit;
    this.#foldAt = options.limit;
    this.#fold = options.fold;
    this.#mustHold = options.mustHold;
    this.#firstLine = options.firstLine;
  }

  static async open(path: string, options: JournalOptions): Promise<Journal> {
    const file = await open(path, 'a');
    return new Journal(file, (await file.stat()).size, options);
  }

  /** How often lines have been refused and their changes undone. */
  get refusals(): number {
    return this.#refusals;
  }

  /**
   * Rejects with StorageFull when there is no room: the line, and every one after it that was already
   * waiting and may build upon it, is then undone. After any other failure nothing is taken any more.
   */
  append(entry: PendingEntry): Promise<void> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...entry, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Empties the file: for `compact`, once all that is in it is kept elsewhere. */
  async clear(): Promise<void> {
    await this.#mustHold();
    await this.#file.truncate(0);
    await this.#file.datasync();
    this.#size = 0;
    this.#firstLine = '';
  }

  /** Folds what is written, however little that is, once the lines under way are. */
  async foldNow(): Promise<void> {
    while (this.#running) await this.#running;
    if (this.#failure !== undefined || this.#size === 0) return;
    this.#running = this.#tryToFold().then(() => this.#run());
    await this.#running;
  }

  /** Waits for the lines under way; the caller sees to it that no more come. */
  async settle(): Promise<void> {
    await this.#running;
  }

  async close(): Promise<void> {
    await this.settle();
    await this.#file.close();
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#write(batch);
    }
    this.#running = undefined;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      if (this.#failure !== undefined) throw this.#failure;
      await this.#mustHold();
      const text = this.#firstLine + batch.map(({ line }) => `${line}\n`).join('');
      // Read anew: a process that has lost the file may have added a line before it noticed.
      this.#size = (await this.#file.stat()).size;
      await this.#file.appendFile(text);
      await this.#file.datasync();
      await this.#mustHold();
      this.#size += Buffer.byteLength(text);
      this.#firstLine = '';
      if (this.#size > this.#foldAt) await this.#tryToFold();
      for (const { resolve } of batch) resolve();
    } catch (error) {
      await this.#refuse(batch, error);
    }
  }

  async #refuse(batch: readonly Waiting[], error: unknown): Promise<void> {
    const refusal = asStoreError(error);
    if (!isFull(error)) this.#failure = refusal;
    else {
      // Part of the lines may stand there: cut off, they cannot come back with the next start.
      try {
        await this.#file.truncate(this.#size);
        await this.#file.datasync();
      } catch (failure) {
        this.#failure = asStoreError(failure);
      }
    }
    const refused = [...batch, ...this.#waiting];
    this.#waiting = [];
    this.#refusals += 1;
    if (this.#failure === undefined) for (const { undo } of refused.toReversed()) undo();
    for (const { reject } of refused) reject(this.#failure ?? refusal);
  }

  async #tryToFold(): Promise<void> {
    const unwritten = this.#waiting;
    for (const { undo } of unwritten.toReversed()) undo();
    const folding = this.#fold();
    for (const { redo } of unwritten) redo();
    try {
      await folding;
      this.#foldAt = this.#limit;
    } catch {
      // Nothing is lost by it: the lines stay here. A large state is not written out at every turn.
      this.#foldAt = this.#size + this.#limit;
    }
  }
}
