import { listReferences, type Reference, type Resource } from '@marketplace/shared/resources';
import type { FieldDescription } from '@marketplace/shared/schema';
import type { Collections, DeclaredRecord } from '../../data/records';
import { specs } from '../../data/specs';
import { toCollection } from '../../data/specs/resourceSpecs';
import { HttpError } from '../../httpError';
import type { Language } from '../../messages/translate';
import type { Reader, Writer } from '../../store/port';
import { saveDeletedRecord } from './liveRecords';

const isCollection = (name: string): name is keyof Collections => Object.hasOwn(specs, name);

async function isLive(reader: Reader<Collections>, target: string, id: unknown): Promise<boolean> {
  const declared = toCollection({ name: target });
  const collection = isCollection(declared) ? declared : target.replaceAll('-', '_');
  if (!isCollection(collection) || typeof id !== 'number') return false;
  const record = await reader.get(collection, id);
  return record !== undefined && !('deleted_at' in record && record.deleted_at !== null);
}

/** Returns the fields of a record that point at a record that does not exist, or has been deleted. */
export async function findBrokenReferences(
  reader: Reader<Collections>,
  fields: readonly FieldDescription[],
  record: object,
): Promise<string[]> {
  const broken: string[] = [];
  for (const { name, kind, target } of fields) {
    if (target === undefined || (kind !== 'reference' && kind !== 'references')) continue;
    const ids: unknown[] = [Reflect.get(record, name)].flat();
    for (const id of ids.filter((value) => value !== undefined && value !== null))
      if (!(await isLive(reader, target, id))) broken.push(name);
  }
  return broken;
}

const toComparable = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

/** Returns the unique fields whose values another record has already. */
export async function findTakenFields(
  reader: Reader<Collections>,
  resource: Resource,
  record: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const taken: string[] = [];
  for (const fields of resource.unique) {
    const exact = fields.filter((name) => typeof record[name] === 'number');
    const filter = Object.fromEntries(exact.map((name) => [name, record[name]]));
    const { rows } = await reader.find(toCollection(resource), { filter });
    const isTaken = rows.some(
      (row) =>
        row.id !== record['id'] &&
        fields.every((name) => toComparable(row[name]) === toComparable(record[name])),
    );
    if (isTaken) taken.push(...fields);
  }
  return taken;
}

/** The deletion of a record, and how its texts are written. */
interface Deletion {
  readonly session: { readonly account_id: number | null } | undefined;
  readonly language: Language;
}

/**
 * Deletes the declared records that point at a record and go with it. Rejects with 409 and what they are if some
 * point at it that do not.
 */
export async function removeDependents(
  writer: Writer<Collections>,
  { session, language }: Deletion,
  target: string,
  id: number,
  references: readonly Reference[] = listReferences(target),
): Promise<void> {
  const kept: string[] = [];
  for (const { resource, field } of references) {
    const filter = { [field.name]: id };
    const { rows } = await writer.find(toCollection(resource), { filter });
    if (field.onDelete !== 'cascade' && rows.length > 0)
      kept.push(`${resource.labels?.[language].name} (${rows.length})`);
    if (field.onDelete !== 'cascade') continue;
    for (const row of rows) {
      await saveRemoved(writer, { session, language }, resource, row);
      await writer.remove(toCollection(resource), row.id);
    }
  }
  if (kept.length > 0)
    throw new HttpError(409, 'record_in_use', { params: { what: kept.join(', ') } });
}

/** Stores a declared record before its deletion, and deletes what goes with it. */
export async function saveRemoved(
  writer: Writer<Collections>,
  deletion: Deletion,
  resource: Resource,
  { version: _, changed_in: __, ...values }: Readonly<DeclaredRecord>,
): Promise<void> {
  const removed = { collection: toCollection(resource), record_id: values.id, values };
  await saveDeletedRecord(writer, deletion.session, removed);
  await removeDependents(writer, deletion, resource.name, values.id);
}
