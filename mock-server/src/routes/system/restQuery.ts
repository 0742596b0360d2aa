import { specs } from '../../data/specs';
import type { ServedResource } from '../rest/table';

const comparisons = ['gte', 'lte', 'gt', 'lt', 'neq'] as const;

const jsonTypes = { text: 'string', number: 'number', boolean: 'boolean' } as const;

/** A field that lists can be filtered by, with the JSON type of its values. */
type FilterField = readonly [field: string, value: { readonly type: string | readonly string[] }];

function listFilterFields({ id, table, schema, masked }: ServedResource): FilterField[] {
  const spec = specs[table.collection];
  if (!spec) throw new Error(`the store has no collection ${table.collection}`);
  const types = new Map(Object.entries<string | undefined>(spec.fields));
  const idType = id === 'number' ? 'number' : 'string';
  return Object.keys(schema.fields)
    .filter((field) => !masked.includes(field))
    .flatMap((field): FilterField[] => {
      const type = types.get(field);
      if (field === 'id') return [[field, { type: idType }]];
      if (type === 'list') return [[field, { type: ['string', 'number'] }]];
      if (type === 'text' || type === 'number' || type === 'boolean')
        return [[field, { type: jsonTypes[type] }]];
      return [];
    });
}

function describeQuery(name: string, description: string, schema: object): object {
  return { name, in: 'query', description, content: { 'application/json': { schema } } };
}

/** Describes a list's query parameters: sort, range and typed filters, each as JSON in the query. */
export function listParameters(resource: ServedResource): object[] {
  const askables = listFilterFields(resource);
  const filters: [string, object][] = askables.flatMap(([field, value]): [string, object][] => [
    [field, { anyOf: [value, { type: 'null' }, { type: 'array', items: value }] }],
    ...comparisons.map((comparison): [string, object] => [
      `${field}_${comparison}`,
      { anyOf: [value, { type: 'null' }] },
    ]),
  ]);
  const index = { type: 'integer', minimum: 0 };
  return [
    describeQuery('sort', 'Field and direction, ["id","ASC"]', {
      type: 'array',
      prefixItems: [{ enum: askables.map(([field]) => field) }, { enum: ['ASC', 'DESC'] }],
      minItems: 1,
      maxItems: 2,
    }),
    describeQuery(
      'range',
      'First and last row, both included, [0,24]; more than 1000 rows are a 422',
      {
        type: 'array',
        prefixItems: [index, index],
        minItems: 2,
        maxItems: 2,
      },
    ),
    describeQuery(
      'filter',
      'What rows have to be; an unknown field is a 422. With up to 300 ids and no range, all of these are answered',
      {
        type: 'object',
        properties: { q: { type: 'string', maxLength: 100 }, ...Object.fromEntries(filters) },
        additionalProperties: false,
      },
    ),
  ];
}
