import type { OtpCollection } from '../../../data/records/otpRecords';
import type { ErasureAction, ErasureCollection, ErasureReason } from '@marketplace/shared/api';
import type {
  ApplicationRecord,
  Collections,
  LeadRecord,
  MerchantRecord,
  UserRecord,
} from '../../../data/records';
import type { Patch, Reader, Writer } from '../../../store/port';

/** The person to erase, with the records that lead to others. */
export interface Subject {
  readonly user: Readonly<UserRecord>;
  readonly applications: readonly Readonly<ApplicationRecord>[];
  readonly leads: readonly Readonly<LeadRecord>[];
  readonly merchants: readonly Readonly<MerchantRecord>[];
}

/** What an erasure does with the records of one collection. */
interface Rule<K extends ErasureCollection> {
  readonly collection: K;
  readonly find: (
    reader: Reader<Collections>,
    subject: Subject,
  ) => Promise<readonly Readonly<Collections[K]>[]>;
  /** Returns the change that removes what identifies the person. Absent: records are removed. */
  readonly blank?: (record: Readonly<Collections[K]>, subject: Subject) => Patch<Collections[K]>;
  /** Why the record stays, blank or as it is. Absent: nothing stays. */
  readonly reason?: ErasureReason;
}

/** The records of one rule that an erasure finds for a person. */
export interface ErasureStep {
  readonly collection: ErasureCollection;
  readonly action: ErasureAction;
  readonly reason: ErasureReason | null;
  readonly count: number;
  /** Removes or blanks the records. */
  run(writer: Writer<Collections>): Promise<void>;
}

/** Finds what one rule touches or keeps for a person. */
export type Collect = (reader: Reader<Collections>, subject: Subject) => Promise<ErasureStep>;

/** Builds the search for a rule's records. */
export function createErasureSearch<K extends ErasureCollection>({
  collection,
  find,
  blank,
  reason,
}: Rule<K>): Collect {
  const action = blank ? 'blank' : reason ? 'keep' : 'remove';
  return async (reader, subject) => {
    const records = await find(reader, subject);
    return {
      collection,
      action,
      reason: reason ?? null,
      count: records.length,
      async run(writer) {
        for (const record of records) {
          if (blank) await writer.update(collection, record.id, blank(record, subject));
          else if (action === 'remove') await writer.remove(collection, record.id);
        }
      },
    };
  };
}

type Owned =
  | 'reminders'
  | 'message_deliveries'
  | 'form_drafts'
  | 'sessions'
  | 'sign_ins'
  | 'calls'
  | 'customer_notes'
  | 'customer_tasks'
  | 'consents'
  | 'erasures';

/** Finds the records that name the person by `user_id`. */
export const ownedBy =
  <K extends Owned>(collection: K): Rule<K>['find'] =>
  async (reader, { user }) =>
    (await reader.find(collection, { filter: { user_id: user.id } })).rows;

/** Finds the partners' records about the person's leads. */
export const findByLead =
  <K extends 'lead_events' | 'lead_reminders'>(collection: K): Rule<K>['find'] =>
  async (reader, { leads }) =>
    (await reader.find(collection, { filter: { lead_id: leads.map(({ id }) => id) } })).rows;

/** Finds the records with the keys that exist. */
export async function getAll<K extends OtpCollection>(
  reader: Reader<Collections>,
  collection: K,
  ids: readonly string[],
): Promise<readonly Readonly<Collections[K]>[]> {
  const found = await Promise.all(ids.map((id) => reader.get(collection, id)));
  return found.flatMap((record) => (record ? [record] : []));
}
