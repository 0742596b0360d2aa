import { hashSecret } from '../../auth/tokens';
import type { ApprovalRecord, Collections } from '../../data/records';
import { toRecordId } from '../../data/requireRecord';
import { specs } from '../../data/specs';
import type { Reader } from '../../store/port';
import { formatField } from '../audit/auditChanges';

/** A field whose value has changed since the request. */
export interface MovedField {
  readonly record_id: string;
  readonly field: string;
  /** JSON, personal data masked; null if it has none. */
  readonly current: string | null;
}

const isCollection = (name: string): name is keyof Collections => Object.hasOwn(specs, name);

/** Formats a field for who decides: in full where the log, which outlives the change, masks an admin's address. */
export function formatShown(
  collection: keyof Collections,
  record: object | undefined,
  field: string,
): string | null {
  if (collection !== 'accounts' || field !== 'email') return formatField(collection, record, field);
  const value: unknown = record && Reflect.get(record, field);
  return value === undefined ? null : JSON.stringify(value);
}

/** Loads a record by the names of its collection and id in an approval; undefined if there is none. */
export async function loadRecord(
  reader: Reader<Collections>,
  collection: string,
  record_id: string,
): Promise<(object & { readonly version: number }) | undefined> {
  if (!isCollection(collection) || record_id === '') return undefined;
  return reader.get(collection, toRecordId(collection, record_id));
}

/** Hashes a field's value, unmasked, so that an approval can compare it without storing it. */
export const hashField = (record: object | undefined, field: string, salt: string): string => {
  const value: unknown = record && Reflect.get(record, field);
  return hashSecret(JSON.stringify(value ?? null), `approval ${salt} ${field}`);
};

/**
 * Finds the fields whose values have changed since the request. For a deletion, which concerns the whole
 * record, any other version counts.
 */
export async function findMovedFields(
  reader: Reader<Collections>,
  { collection: first, changes, kind, base_version, seen, salt = '' }: Readonly<ApprovalRecord>,
): Promise<MovedField[]> {
  const moved: MovedField[] = [];
  for (const [index, { collection = first, record_id, field, before }] of changes.entries()) {
    if (record_id === '' || !isCollection(collection)) continue;
    const record = await loadRecord(reader, collection, record_id);
    const current = formatShown(collection, record, field);
    const isEqual = seen ? seen[index] === hashField(record, field, salt) : current === before;
    const isOlder = kind === 'deletion' && record?.version !== base_version;
    if (!isEqual || isOlder) moved.push({ record_id, field, current });
  }
  return moved;
}

/** Returns an approval's fields as if it had been requested on the values that its records hold now. */
export async function rebase(
  reader: Reader<Collections>,
  { collection: first, record_id: id, changes, base_version, salt = '' }: Readonly<ApprovalRecord>,
): Promise<Pick<ApprovalRecord, 'changes' | 'seen' | 'base_version'>> {
  const based = await Promise.all(
    changes.map(async (change) => {
      const { collection = first, record_id, field } = change;
      const record = await loadRecord(reader, collection, record_id);
      const before = isCollection(collection) ? formatShown(collection, record, field) : null;
      return { change: { ...change, before }, hash: hashField(record, field, salt) };
    }),
  );
  return {
    changes: based.map(({ change }) => change),
    seen: based.map(({ hash }) => hash),
    base_version: (await loadRecord(reader, first, id))?.version ?? base_version,
  };
}
