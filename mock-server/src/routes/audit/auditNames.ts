import type { AuditChange } from '@marketplace/shared/schema';
import type { Collections } from '../../data/records';
import { toRecordId } from '../../data/requireRecord';
import { auditEntryView } from '../../data/views';
import type { Id, Reader } from '../../store/port';
import { getRecordName, isMasked } from './auditChanges';

/** The collections that fields of audited records point at. */
const TARGETS: Readonly<Record<string, keyof Collections>> = {
  account_id: 'accounts',
  admin_id: 'accounts',
  application_id: 'applications',
  claw_back_of: 'ledger_entries',
  course_id: 'resource_courses',
  faq_id: 'resource_faqs',
  first_id: 'users',
  lead_id: 'leads',
  merged_id: 'users',
  merged_into: 'users',
  payout_id: 'payouts',
  second_id: 'users',
  survivor_id: 'users',
  ticket_id: 'tickets',
  tracking_link_id: 'tracking_links',
  upload_id: 'uploads',
  user_id: 'users',
};

const getTarget = (field: string): keyof Collections | undefined =>
  TARGETS[field] ?? (field.endsWith('_by') ? 'accounts' : undefined);

/** Reads the id of a record of a collection; undefined for a text that is none, such as the name of a person. */
const readId = (json: string | null, target: keyof Collections): Id | undefined => {
  if (json === null || isMasked(json)) return undefined;
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  return value !== '' && toRecordId(target, String(value)) === value ? value : undefined;
};

/**
 * Adds the names of the records that changed fields point at: the log keeps ids, which people can't read. A record
 * that is gone, or that has no name without personal data, gets none.
 */
export async function loadNamedEntries(
  reader: Reader<Collections>,
  records: readonly Readonly<Collections['audit_entries']>[],
) {
  const ids = new Map<keyof Collections, Set<Id>>();
  for (const { changes } of records)
    for (const { field, before, after } of changes) {
      const target = getTarget(field);
      if (target)
        for (const id of [readId(before, target), readId(after, target)])
          if (id !== undefined) ids.set(target, (ids.get(target) ?? new Set()).add(id));
    }
  const names = new Map<string, string>();
  for (const [collection, asked] of ids) {
    const { rows } = await reader.find(collection, { filter: { id: [...asked] } });
    for (const row of rows) names.set(`${collection} ${row.id}`, getRecordName(collection, row));
  }
  const nameChange = (change: AuditChange): AuditChange => {
    const target = getTarget(change.field);
    if (!target) return change;
    const getName = (json: string | null) => {
      const id = readId(json, target);
      return id === undefined ? undefined : (names.get(`${target} ${id}`) ?? '');
    };
    return { ...change, before_name: getName(change.before), after_name: getName(change.after) };
  };
  return records.map(({ changes, ...entry }) =>
    auditEntryView({ ...entry, changes: changes.map(nameChange) }),
  );
}
