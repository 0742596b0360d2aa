import { isPersonalField } from '../console/audit/auditChanges';
import type { ServedResource } from './table';

/** Fields that tell of a person, masked or not. */
const PERSONAL = [
  'customer_name',
  'first_name',
  'company_name',
  'contact',
  'contact_name',
  'mobile_phone_number',
  'survivor_name',
  'cells',
];

/** Staff manage the accounts of staff; the log has their changes. */
const STAFF: ReadonlySet<string> = new Set(['admin-users', 'partner-users']);

/** Returns whether the records of a resource tell of borrowers, applicants or leads. */
export const isPersonal = ({ name, schema }: Pick<ServedResource, 'name' | 'schema'>): boolean =>
  !STAFF.has(name) && PERSONAL.some((field) => Object.hasOwn(schema.fields, field));

/** Formats a filter without its searched words and without values that name a person. */
export function formatFilter(filter: Readonly<Record<string, unknown>>): string | undefined {
  const shown = Object.entries(filter).map(([field, value]): [string, unknown] => [
    field,
    isPersonalField(field) ? '***' : value,
  ]);
  return shown.length > 0 ? JSON.stringify(Object.fromEntries(shown)) : undefined;
}
