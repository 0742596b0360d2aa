import type { AnyObjectSchema, InferType, ISchema, ObjectShape } from 'yup';
import { object, Schema } from 'yup';
import type { Language } from '../i18n';
import { type FieldDescription, describeFields } from '../schema/describe';
import { id } from '../schema/fields/numbers';
import type { Message } from '../schema/message';
import type { ApiScope } from '../schema/entities/partner/integration';
import type { AdminRole } from './area';

/** The names of a resource and its fields in one language. */
export interface ResourceLabels<Field extends string = string> {
  /** Plural, for list, menu entry and page title: 'Branches'. */
  name: string;
  /** Singular: 'Branch'. */
  one: string;
  fields: Readonly<Record<Field, string>>;
}

/** A write of a REST resource: POST, PUT and DELETE. */
export type RestWrite = 'create' | 'update' | 'delete';

export interface ResourceRights {
  /** Admin roles that may read. */
  readonly read: readonly AdminRole[];
  /** Admin roles that may create, update and delete. */
  readonly write: readonly AdminRole[];
  /**
   * The writes that `/api/rest/{name}` accepts from these roles; all three by default. It answers any other
   * with 403. Calls of the contract make the other writes.
   */
  readonly writes?: readonly RestWrite[];
  /** The records that a partner may read: all of them, or its own by their `partner_id`. Absent: none. */
  readonly partners?: 'own' | 'all';
  /** The scope with which a partner's key may read; without one, no key may. */
  readonly scope?: ApiScope;
}

type NameIn<F> = Extract<keyof F, string>;

type RecordIn<F> = {
  readonly [Name in keyof F]: F[Name] extends ISchema<unknown> ? InferType<F[Name]> : unknown;
};

/** A rule over several fields. Forms and the server refuse a record that fails it. */
export interface RecordRule<Field extends string = string, Values = object> {
  /** The fields that the rule reads; the error stands at the last of them. */
  readonly fields: readonly Field[];
  readonly message: Message;
  test(record: Values): boolean;
}

/** A resource is declared by its fields and labels, or by an entity of `shared/schema`. */
type RecordDefinition<F extends ObjectShape> =
  | {
      /** In order, from the builders of `shared/schema`; `defineResource` adds `id`. */
      fields: F;
      labels: Readonly<Record<Language, ResourceLabels<NameIn<F>>>>;
      /** Seed records. Their ids start at 1 in this order. */
      seed?: readonly Readonly<Record<keyof F, unknown>>[];
      /** Fields whose values no two records have in common, regardless of letter case. */
      unique?: readonly (readonly NameIn<F>[])[];
      rules?: readonly RecordRule<NameIn<F>, RecordIn<F>>[];
      schema?: undefined;
    }
  | {
      /** The catalogues name an entity at `ui.admin_routes` and its fields at `fields`. */
      schema: AnyObjectSchema & { readonly fields: F };
      fields?: undefined;
      labels?: undefined;
      seed?: undefined;
      unique?: undefined;
      rules?: undefined;
    };

export type ResourceDefinition<F extends ObjectShape> = ResourceRights &
  RecordDefinition<F> & {
    /** Last segment of `/api/rest/{name}` and of `/admin/{name}`; letters and hyphens, plural. */
    name: string;
    /** The field with a record's key; `id` by default. */
    key?: NameIn<F>;
    /** The field that lists, headings and references show as the record's name. */
    title: NameIn<F>;
    /** The order of lists that ask for none; in the console by title, and by id elsewhere, unless given. */
    sort?: readonly [field: NameIn<F>, order: 'ASC' | 'DESC'];
    /** Fields that `q` searches. A mobile number, PAN or e-mail address is found by its mask alone. */
    searched: readonly NameIn<F>[];
    /** Fields that answers mask. Nobody filters or sorts by them, because that would tell what the mask hides. */
    masked?: readonly NameIn<F>[];
    /** Fields that some answers to partners leave out. No partner filters or sorts by them. */
    hiddenFromPartners?: readonly string[];
    /** False if only calls of the contract serve the records, and `/api/rest/{name}` does not. */
    rest?: boolean;
  };

export interface Resource extends ResourceRights {
  readonly name: string;
  readonly schema: AnyObjectSchema;
  readonly fields: readonly FieldDescription[];
  /** The names of a resource that is declared by its fields. The consoles make its pages. */
  readonly labels: Readonly<Record<Language, ResourceLabels>> | undefined;
  /** Catalogue keys of the names of the list and of one record. */
  readonly nameKey: string;
  readonly oneKey: string;
  readonly key: string;
  readonly title: string;
  readonly sort?: readonly [field: string, order: 'ASC' | 'DESC'];
  readonly unique: readonly (readonly string[])[];
  readonly rules: readonly RecordRule[];
  readonly searched: readonly string[];
  readonly masked: readonly string[];
  readonly hiddenFromPartners: readonly string[];
  readonly rest: boolean;
  readonly seed: readonly Readonly<Record<string, unknown>>[];
}

/** Adds a rule to its last field. A form of one field has not the others, so that only the server checks it. */
function addRule(schema: AnyObjectSchema, rule: RecordRule): AnyObjectSchema {
  const { fields, message } = rule;
  const at = fields.at(-1) ?? '';
  const field: unknown = schema.fields[at];
  if (!(field instanceof Schema)) return schema;
  const ruled = field.test({
    name: 'rule',
    message,
    test: (_, { parent }: { parent: object }) =>
      fields.some((name) => Reflect.get(parent, name) === undefined) || rule.test(parent),
  });
  return schema.shape({ [at]: ruled });
}

const idSchema: AnyObjectSchema = object({ id: id().meta({ kind: 'id', readOnly: true }) });

/**
 * Declares a resource once, for the store's collection, `/api/rest/{name}`, OpenAPI, the roles of its pages
 * and the consoles. Its own texts are under `resources.{name}`, where react-admin looks for them.
 * @throws for a name that is no valid URL segment, and for invalid seed records
 */
export function defineResource<const F extends ObjectShape>({
  fields: own,
  labels,
  schema: entity,
  seed = [],
  unique = [],
  rules = [],
  ...rest
}: ResourceDefinition<F>): Resource {
  const { name } = rest;
  if (!/^[a-z][a-z-]*$/.test(name)) throw new Error(`${name} cannot be the name of a resource`);
  const ownSchema = rules.reduce(addRule, object({ ...own }).noUnknown());
  for (const record of seed) ownSchema.validateSync(record, { strict: true });
  const schema = entity ?? idSchema.concat(ownSchema);
  let fields: readonly FieldDescription[] | undefined;
  const pageKey = `ui.admin_routes.${name.replaceAll('-', '_')}`;
  return {
    key: 'id',
    masked: [],
    hiddenFromPartners: [],
    rest: true,
    ...rest,
    schema,
    labels,
    nameKey: labels ? `resources.${name}.name` : pageKey,
    oneKey: labels ? `resources.${name}.one` : pageKey,
    seed,
    unique,
    rules,
    get fields() {
      fields ??= describeFields(schema).map((field) =>
        labels && field.name !== 'id'
          ? { ...field, label: `resources.${name}.fields.${field.name}` }
          : field,
      );
      return fields;
    },
  };
}
