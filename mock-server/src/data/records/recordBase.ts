import type { Stored } from '../../store/port';

/** A record whose id is a whole number. */
export interface Numbered extends Stored {
  readonly id: number;
}

/** A record whose id is a UUID. */
export interface Named extends Stored {
  readonly id: string;
}

/** An entity whose older records lack some of its fields. */
export type Older<T, Lacking extends keyof T> = Omit<T, Lacking> & Partial<Pick<T, Lacking>>;

/** The version in which each field last changed. Fields that never changed are absent. */
export interface FieldVersions {
  readonly changed_in?: Readonly<Record<string, number>>;
}

/**
 * When the record was deleted, ISO 8601; null while it is live. The store keeps deleted records.
 */
export interface SoftDeleted {
  readonly deleted_at: string | null;
}
