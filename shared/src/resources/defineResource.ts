import type { AnyObjectSchema, ISchema, ObjectShape } from 'yup';
import { object } from 'yup';
import type { AdminRole } from '../api';
import type { Language } from '../i18n';
import type { FieldDescription } from '../schema';
import { describeFields } from '../schema';
import { id } from '../schema/fields/numbers';

/** The names of a resource and its fields in one language. */
export interface ResourceLabels<Field extends string = string> {
  /** Plural, for list, menu entry and page title: 'Branches'. */
  name: string;
  /** Singular: 'Branch'. */
  one: string;
  fields: Readonly<Record<Field, string>>;
}

type Fields = Readonly<Record<string, ISchema<unknown>>>;

/** The definition of a resource. */
export interface ResourceDefinition<F extends Fields> {
  /** Last segment of `/api/rest/{name}` and of `/admin/{name}`; letters and hyphens, plural. */
  name: string;
  /** The fields in order, from the builders of `shared/schema`; `defineResource` adds `id`. */
  fields: F;
  labels: Readonly<Record<Language, ResourceLabels<Extract<keyof F, string>>>>;
  /** The field that lists, headings and references show as the record's name. */
  title: Extract<keyof F, string>;
  /** Fields that the list searches. */
  searched: readonly Extract<keyof F, string>[];
  /** Admin roles that may read and have the page in their menu. */
  read: readonly AdminRole[];
  /** Admin roles that may create, update and delete. */
  write: readonly AdminRole[];
  /** Seed records. Their ids start at 1 in this order. */
  seed?: readonly Readonly<Record<keyof F, unknown>>[];
}

/** A resource for the server and the console. */
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
 * Declares a resource once, for the store's collection, `/api/rest/{name}`, OpenAPI and the console's pages.
 * Its texts are under `resources.{name}`, where react-admin looks for them.
 * @throws for a name that is no valid URL segment, and for invalid seed records
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
