import type { Seal } from './seal';

/** What a collection keeps secret: its whole records, or fields of them. */
type Secret = true | readonly string[];

const isSealed = (value: unknown): value is { readonly sealed: string } =>
  typeof value === 'object' &&
  value !== null &&
  'sealed' in value &&
  typeof value.sealed === 'string';

/** Applies `map` to what is secret in a row. */
function mapSecret(row: unknown, secret: Secret, map: (value: unknown) => unknown): unknown {
  if (secret === true || typeof row !== 'object' || row === null) return map(row);
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      secret.includes(field) ? map(value) : value,
    ]),
  );
}

/** Closes what is secret in rows on their way to a file or a database, and opens it on the way back. */
export class SealedRows {
  readonly #secrets: Map<string, Secret>;
  /** Undefined if no collection has secrets. */
  readonly seal: Seal | undefined;

  /** Throws if the specs have secrets, and `openSeal` is missing. */
  constructor(specs: object, openSeal?: () => Seal) {
    const all = Object.entries<{ readonly secret?: Secret }>({ ...specs });
    this.#secrets = new Map(all.flatMap(([name, { secret }]) => (secret ? [[name, secret]] : [])));
    if (this.#secrets.size > 0 && !openSeal) throw new Error('The store has secrets and no key');
    this.seal = this.#secrets.size > 0 ? openSeal?.() : undefined;
  }

  /** Changes what a collection keeps secret: also what another version does that shares the data. */
  keepSecret(collection: string, secret: Secret | undefined): void {
    if (secret === true || (secret && secret.length > 0)) this.#secrets.set(collection, secret);
  }

  close(collection: string, row: unknown): unknown {
    const { seal } = this;
    const secret = this.#secrets.get(collection);
    if (!seal || !secret) return row;
    return mapSecret(row, secret, (value) => ({ sealed: seal.close(JSON.stringify(value)) }));
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

  /** Opens a row. What an earlier version has written is open already. */
  open(collection: string, row: unknown): unknown {
    const { seal } = this;
    const secret = this.#secrets.get(collection);
    if (!seal || !secret) return row;
    return mapSecret(row, secret, (value) =>
      isSealed(value) ? JSON.parse(seal.open(value.sealed)) : value,
    );
  }

  /** Whether a row of an earlier version still shows what is secret now. */
  isOpen(collection: string, row: unknown): boolean {
    const secret = this.#secrets.get(collection);
    if (!secret) return false;
    const values: unknown[] = [];
    mapSecret(row, secret, (value) => values.push(value));
    return !values.every(isSealed);
  }
}
