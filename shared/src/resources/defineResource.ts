import type { AnyObjectSchema, ISchema, ObjectShape } from 'yup';
import { object } from 'yup';
import type { AdminRole } from '../api';
import type { Language } from '../i18n';
import type { FieldDescription } from '../schema';
import { describeFields } from '../schema';
import { id } from '../schema/fields/numbers';

/** What a resource and its fields are called in one language. */
export interface ResourceLabels<Field extends string = string> {
  /** The list, the menu entry and the page title: 'Branches'. */
  name: string;
  /** One record: 'Branch'. */
  one: string;
  fields: Readonly<Record<Field, string>>;
}

type Fields = Readonly<Record<string, ISchema<unknown>>>;

/** All that somebody has to say of a new resource. */
export interface ResourceDefinition<F extends Fields> {
  /** Last segment of `/api/rest/{name}` and of `/admin/{name}`; letters and hyphens, plural. */
  name: string;
  /** The fields in their order, made with the builders of `shared/schema`; `id` is added. */
  fields: F;
  labels: Readonly<Record<Language, ResourceLabels<Extract<keyof F, string>>>>;
  /** The field that names a record in lists, headings and references. */
  title: Extract<keyof F, string>;
  /** Fields that the list's search looks through. */
  searched: readonly Extract<keyof F, string>[];
  /** Roles of admins that may read; the page is in their menu. */
  read: readonly AdminRole[];
  /** Roles of admins that may add, change and delete. */
  write: readonly AdminRole[];
  /** Records of a fresh data set, numbered from 1 in this order. */
  seed?: readonly Readonly<Record<keyof F, unknown>>[];
}

/** A resource as the server and the console read it. */
export interface Resource {
  readonly name: string;
  readonly schema: AnyObjectSchema;
  readonly fields: readonly FieldDescription[];
  readonly labels: Readonly<Record<Language, ResourceLabels>>;
  /** Catalogue keys of the names of the list and of one record. */
  readonly nameKey: string;
  readonly oneKey: string;
  readonly title: string;
  readonly searched: readonly string[];
  readonly read: readonly AdminRole[];
  readonly write: readonly AdminRole[];
  readonly seed: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Declares a resource once: the store's collection, `/api/rest/{name}`, OpenAPI and the console's pages
 * come from what is said here. Its texts stand under `resources.{name}`, as react-admin looks for them.
 * @throws for a name that could not be an address, and for seed records that the fields refuse
 */
export function defineResource<F extends Fields>(definition: ResourceDefinition<F>): Resource {
  const { name, fields, labels, seed = [], ...rest } = definition;
  if (!/^[a-z][a-z-]*$/.test(name)) throw new Error(`${name} cannot be the name of a resource`);
  const shape: ObjectShape = { id: id().meta({ kind: 'id', readOnly: true }) };
  const own = object({ ...fields }).noUnknown();
  const schema = object(shape).concat(own).noUnknown();
  for (const record of seed) own.validateSync(record, { strict: true });
  return {
    ...rest,
    name,
    schema,
    labels,
    nameKey: `resources.${name}.name`,
    oneKey: `resources.${name}.one`,
    seed,
    fields: describeFields(schema).map((field) => ({
      ...field,
      label: field.name === 'id' ? field.label : `resources.${name}.fields.${field.name}`,
    })),
  };
}
