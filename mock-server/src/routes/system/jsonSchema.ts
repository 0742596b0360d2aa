import type { SchemaFieldDescription } from 'yup';

interface TestDescription {
  readonly name?: string | undefined;
  readonly params?: Record<string, unknown> | undefined;
}

function describeLimit(tests: readonly TestDescription[], name: string): number | undefined {
  const value = tests.find((test) => test.name === name)?.params?.[name];
  return typeof value === 'number' ? value : undefined;
}

/** Returns the pattern of a text. One that '' does not match is left out, because its rule may excuse ''. */
function describePattern(tests: readonly TestDescription[]): string | undefined {
  const regex = tests.find(({ name }) => name === 'matches')?.params?.['regex'];
  return regex instanceof RegExp && regex.test('') ? regex.source : undefined;
}

function dropUndefined(entries: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

function allowNull(schema: object, nullable: boolean): object {
  return nullable ? { anyOf: [schema, { type: 'null' }] } : schema;
}

const isRequired = (field: SchemaFieldDescription): boolean =>
  'optional' in field && !field.optional;

/** Converts a yup schema's description to JSON Schema, as far as JSON Schema can express it. */
export function toJsonSchema(field: SchemaFieldDescription): object {
  if (!('tests' in field)) return {};
  const { type, tests, oneOf, nullable } = field;
  const choices = oneOf.filter((value) => value !== null && value !== undefined);
  const options = choices.length > 0 ? { enum: choices } : {};
  if ('fields' in field) {
    const entries = Object.entries(field.fields);
    return allowNull(
      {
        type: 'object',
        properties: Object.fromEntries(entries.map(([name, inner]) => [name, toJsonSchema(inner)])),
        required: entries.filter(([, inner]) => isRequired(inner)).map(([name]) => name),
        // The server refuses unknown fields in requests and adds none to responses.
        ...(entries.length > 0 && { additionalProperties: false }),
      },
      nullable,
    );
  }
  if (type === 'array') {
    const inner =
      'innerType' in field && !Array.isArray(field.innerType) ? field.innerType : undefined;
    return allowNull({ type: 'array', ...(inner && { items: toJsonSchema(inner) }) }, nullable);
  }
  if (type === 'number') {
    const whole = tests.some(({ name }) => name === 'integer');
    const bounds = dropUndefined({
      minimum: describeLimit(tests, 'min'),
      maximum: describeLimit(tests, 'max'),
    });
    return allowNull({ type: whole ? 'integer' : 'number', ...bounds, ...options }, nullable);
  }
  if (type === 'string') {
    const bounds = dropUndefined({
      minLength: describeLimit(tests, 'min'),
      maxLength: describeLimit(tests, 'max'),
      pattern: describePattern(tests),
      description: field.label,
    });
    return allowNull({ type: 'string', ...bounds, ...options }, nullable);
  }
  if (type === 'boolean') return allowNull({ type: 'boolean' }, nullable);
  return options;
}
