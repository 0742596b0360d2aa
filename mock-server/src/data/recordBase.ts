import type { Stored } from '../store/port';

/** A record with a whole number for its id. */
export interface Numbered extends Stored {
  readonly id: number;
}

/** A record with a UUID for its id. */
export interface Named extends Stored {
  readonly id: string;
}

/** Which version each field last changed in; what never did is not named. */
export interface Remembered {
  readonly changed_in?: Readonly<Record<string, number>>;
}

/** Kept for good; null while it is live. ISO 8601. */
export interface SoftDeleted {
  readonly deleted_at: string | null;
}
