import fc from 'fast-check';

const hostileTexts = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '../../etc/passwd',
  '%2e%2e%2f',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '{"$gt":""}',
  '=1+1',
  '٣٤٥',
  'अमित',
  '\u202E',
  '\u0000',
  '\uD800',
  '😀'.repeat(50),
  'a'.repeat(5000),
  '9'.repeat(400),
] as const;

const hostileNames = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'id',
  'version',
  '',
];

/** Generates texts: words, hostile texts, random characters. */
export const anyText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** Generates JSON values, hostile ones included. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.constantFrom(null, true, false, 0, -1, 0.1, 1e21, Number.MAX_SAFE_INTEGER, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(fc.constantFrom(...hostileNames), fc.constant(1), { maxKeys: 3 }),
);

/** Returns an own member of a JSON value; `undefined` if it has none. */
export function getMember(schema: unknown, name: string): unknown {
  return typeof schema === 'object' && schema !== null && Object.hasOwn(schema, name)
    ? Reflect.get(schema, name)
    : undefined;
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? Array.from<unknown>(value) : [];
}

function buildNumber(schema: unknown, whole: boolean): fc.Arbitrary<number> {
  const given = [getMember(schema, 'minimum'), getMember(schema, 'maximum')];
  const [min = -10, max = 2_000_000] = given.map((one) =>
    typeof one === 'number' ? one : undefined,
  );
  const inside = { min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.floor(max)) };
  return whole
    ? fc.integer(inside)
    : fc.oneof(fc.integer(inside), fc.double({ min, max: Math.max(min, max), noNaN: true }));
}

const texts = fc.oneof(
  fc.uuid(),
  fc.emailAddress(),
  fc.constantFrom('2026-01-05', '1990-02-29', 'ABCPR1234K', '9876543210', '560001', 'Asha', '1'),
  anyText,
);

/** Generates values that satisfy the type and bounds of a JSON Schema. */
function fitting(schema: unknown): fc.Arbitrary<unknown> {
  const choices = toList(getMember(schema, 'enum'));
  if (choices.length > 0) return fc.constantFrom(...choices);
  const either = toList(getMember(schema, 'anyOf'));
  if (either.length > 0) return fc.oneof(...either.map(buildValue));
  const type = getMember(schema, 'type');
  if (type === 'object') return objectFor(schema);
  if (type === 'array') {
    const places = toList(getMember(schema, 'prefixItems'));
    if (places.length > 0) return fc.tuple(...places.map(buildValue));
    return fc.array(buildValue(getMember(schema, 'items')), { maxLength: 4 });
  }
  if (type === 'integer' || type === 'number') return buildNumber(schema, type === 'integer');
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return type === 'string' ? texts : anyValue;
}

function objectFor(schema: unknown): fc.Arbitrary<unknown> {
  const properties: [string, unknown][] = Object.entries(getMember(schema, 'properties') ?? {});
  const fields = fc.record(
    Object.fromEntries(properties.map(([name, inner]) => [name, buildValue(inner)])),
    { requiredKeys: [] },
  );
  const extra = fc.option(fc.tuple(fc.constantFrom(...hostileNames), anyValue), { freq: 12 });
  return fc.tuple(fields, extra).map(([own, more]) => {
    const all = Object.entries(own);
    if (more) all.push(more);
    return Object.fromEntries(all);
  });
}

/** Generates mostly values that satisfy a JSON Schema, and sometimes any value. */
export function buildValue(schema: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: fc.constant(undefined).chain(() => fitting(schema)), weight: 8 },
    { arbitrary: anyValue, weight: 1 },
  );
}
