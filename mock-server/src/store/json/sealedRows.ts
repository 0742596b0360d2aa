import { toStoreError } from './fullDisk';
import { openSeal, type Seal } from '../seal';

/** Closes the rows of secret collections on their way to the files, and opens them on their way back. */
export class SealedRows {
  readonly #secrets: ReadonlySet<string>;
  readonly #seal: Seal | undefined;

  /** Rejects with StorageFull if there is no room for the folder's key. */
  constructor(folder: string, specs: object) {
    const all = Object.entries<{ readonly secret?: true }>({ ...specs });
    this.#secrets = new Set(all.flatMap(([name, { secret }]) => (secret ? name : [])));
    try {
      if (this.#secrets.size > 0) this.#seal = openSeal(folder);
    } catch (error) {
      throw toStoreError(error);
    }
  }

  close(collection: string, row: unknown): unknown {
    if (!this.#seal || !this.#secrets.has(collection)) return row;
    return { sealed: this.#seal.close(JSON.stringify(row)) };
  }

  /** Closes the records of a transaction's changes. */
  closeChanges<K extends PropertyKey>(
    changes: readonly { readonly collection: K; readonly record?: unknown }[],
  ): object[] {
    return changes.map((change) =>
      'record' in change
        ? { ...change, record: this.close(String(change.collection), change.record) }
        : change,
    );
  }

  /** Opens a row. One of an earlier version is open already. */
  open(collection: string, row: unknown): unknown {
    if (!this.#seal || !this.#secrets.has(collection) || !isSealed(row)) return row;
    return JSON.parse(this.#seal.open(row.sealed));
  }

  /** Whether a file of an earlier version still shows rows that are secret now. */
  hasOpen(collections: Readonly<Record<string, readonly unknown[]>>): boolean {
    return Object.entries(collections).some(
      ([name, rows]) => this.#secrets.has(name) && rows.some((row) => !isSealed(row)),
    );
  }
}

const isSealed = (row: unknown): row is { sealed: string } =>
  typeof row === 'object' && row !== null && 'sealed' in row && typeof row.sealed === 'string';
