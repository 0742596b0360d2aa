import type { Endpoint } from '@marketplace/shared/api';
import { specs } from '../../data/specs';
import { isPersonalField } from './auditChanges';

/** Fields that tell of a person, masked or not. */
const PERSONAL = [
  'customer_name',
  'first_name',
  'company_name',
  'contact',
  'contact_name',
  'mobile_phone_number',
  'survivor_name',
  'birth_date',
  'pan',
  'cells',
];

/** Staff manage the accounts of staff; the log has their changes. */
const STAFF: ReadonlySet<string> = new Set(['admin-users', 'partner-users']);

/** A list under `/api/rest`. */
interface Listed {
  readonly name: string;
  readonly schema: { readonly fields: object };
}

/** Returns whether the records of a resource tell of borrowers, applicants or leads. */
export const isPersonal = ({ name, schema }: Listed): boolean =>
  !STAFF.has(name) && PERSONAL.some((field) => Object.hasOwn(schema.fields, field));

/** Calls that answer with the caller's own data, or with the users whom a partner manages; the log has their changes. */
const OWN_DATA: ReadonlySet<string> = new Set(['getPartnerProfile', 'getPartnerUsers']);

/** A schema with fields, or of the entries of an array. */
interface Nested {
  readonly fields?: object;
  readonly innerType?: unknown;
}

/** Answers nest no deeper. */
const MAX_DEPTH = 9;

const isNested = (value: unknown): value is Nested => typeof value === 'object' && value !== null;

const hasPersonalField = (schema: unknown, depth = 0): boolean =>
  depth < MAX_DEPTH &&
  isNested(schema) &&
  (Object.entries({ ...schema.fields }).some(
    ([name, field]) => PERSONAL.includes(name) || hasPersonalField(field, depth + 1),
  ) ||
    hasPersonalField(schema.innerType, depth + 1));

/** Returns whether a call only reads, and its answer tells of borrowers, applicants or leads, by its schema. */
export const answersPeople = ({ id, method, access, answer }: Endpoint): boolean =>
  method === 'GET' &&
  access !== 'public' &&
  (access.admin ?? access.partner) !== undefined &&
  !OWN_DATA.has(id) &&
  hasPersonalField(answer);

/** Counts the records of an answer that tell of a person. */
export function countPeople(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + countPeople(one), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const fields = new Map<string, unknown>(Object.entries(value));
  const isPerson = PERSONAL.some((field) => Boolean(fields.get(field)));
  return [...fields.values()].reduce(
    (sum: number, one) => sum + countPeople(one),
    isPerson ? 1 : 0,
  );
}

/** Returns the collection that a call's path names; that of customers where it names none. */
export const getReadCollection = ({ path }: Pick<Endpoint, 'path'>): string =>
  path
    .split('/')
    .map((part) => part.replaceAll('-', '_'))
    .find((part) => Object.hasOwn(specs, part)) ?? 'users';

/** Formats a filter without its searched words and without values that name a person. */
export function formatFilter(filter: Readonly<Record<string, unknown>>): string | undefined {
  const shown = Object.entries(filter).map(([field, value]): [string, unknown] => [
    field,
    isPersonalField(field) ? '***' : value,
  ]);
  return shown.length > 0 ? JSON.stringify(Object.fromEntries(shown)) : undefined;
}
