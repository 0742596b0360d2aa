import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

interface Waiting {
  readonly line: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * An append-only file of lines. A line's promise resolves once it is on the disk; lines that come in
 * while the disk is busy share the next write and its one fsync.
 */
export class Journal {
  readonly #file: FileHandle;
  readonly #whenLarge: () => Promise<void>;
  readonly #limit: number;
  #size: number;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  #failure: Error | undefined;

  private constructor(
    file: FileHandle,
    size: number,
    limit: number,
    whenLarge: () => Promise<void>,
  ) {
    this.#file = file;
    this.#size = size;
    this.#limit = limit;
    this.#whenLarge = whenLarge;
  }

  /** `whenLarge` is called, between two writes, each time the file has grown past `limit` bytes. */
  static async open(path: string, limit: number, whenLarge: () => Promise<void>): Promise<Journal> {
    const file = await open(path, 'a');
    return new Journal(file, (await file.stat()).size, limit, whenLarge);
  }

  append(line: string): Promise<void> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Empties the file: for `whenLarge`, once all that is in it is kept elsewhere. */
  async clear(): Promise<void> {
    await this.#file.truncate(0);
    await this.#file.datasync();
    this.#size = 0;
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
      const text = Buffer.from(batch.map(({ line }) => `${line}\n`).join(''));
      await this.#file.appendFile(text);
      await this.#file.datasync();
      this.#size += text.length;
      // Failing to fold loses nothing: the lines stay here, and the next write tries again.
      if (this.#size > this.#limit) await this.#whenLarge().catch(() => undefined);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      this.#failure = failure;
      for (const { reject } of batch) reject(failure);
    }
  }
}
