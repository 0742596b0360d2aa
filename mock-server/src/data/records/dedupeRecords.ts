import type { Merge } from '@marketplace/shared/schema';
import type { Id } from '../../store/port';
import type { Named, Older } from './recordBase';
import type { UserRecord } from './userRecords';

/** A merge of two customers with what is needed to undo it; null once it is undone or erased. */
export type MergeRecord = Named &
  Older<Merge, 'confirmed_at'> & {
    readonly admin_id: number;
    /** Hash of what was compared when a second admin was asked; absent if none was needed. */
    readonly compared?: string;
    readonly kept: {
      readonly survivor: UserRecord;
      readonly after: UserRecord;
      readonly other: UserRecord;
      readonly moved: readonly { readonly collection: string; readonly ids: readonly Id[] }[];
    } | null;
  };

/**
 * Two customers whom an admin has marked as different people. Valid while `key`, a hash of the compared fields,
 * matches both records.
 */
export interface DistinctPairRecord extends Named {
  readonly first_id: string;
  readonly second_id: string;
  readonly key: string;
  readonly admin_name: string;
  readonly at: string;
}
