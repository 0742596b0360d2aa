import type { KeyCall } from '@marketplace/shared/api';
import { KEY_CALLS } from '@marketplace/shared/api';
import { API_SCOPES } from '@marketplace/shared/schema';
import { getOpenApiDocument } from './openApi';

export function getEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Returns the value at a path of names; undefined if there is none. */
export const getMember = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce((inner, name) => getEntries(inner).find(([own]) => own === name)?.[1], value);

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

type Field = KeyCall['body'][number];

function describeType(schema: unknown): string {
  const either = toList(getMember(schema, 'anyOf'));
  if (either.length > 0) return either.map(describeType).join(' | ');
  return toText(getMember(schema, 'type')) || 'any';
}

function describeField(name: string, schema: unknown, required: boolean): Field {
  const options = toList(getMember(schema, 'enum')).map(String).filter(Boolean);
  return { name, type: describeType(schema), required, options, about: '' };
}

/** Describes the fields of an object, or of the objects in a list; those of an inner object as `outer.inner`. */
function describeFields(schema: unknown): Field[] {
  const required = toList(getMember(schema, 'required'));
  return getEntries(
    getMember(schema, 'properties') ?? getMember(schema, 'items', 'properties'),
  ).flatMap(([name, field]) => {
    const inner = getMember(field, 'properties') ? describeFields(field) : [];
    if (inner.length > 0) return inner.map((one) => ({ ...one, name: `${name}.${one.name}` }));
    return [describeField(name, field, required.includes(name))];
  });
}

const getJson = (holder: unknown): unknown =>
  getMember(holder, 'content', 'application/json', 'schema');

function describeParameter(parameter: unknown): Field {
  const schema = getMember(parameter, 'schema') ?? getJson(parameter);
  return {
    ...describeField(
      toText(getMember(parameter, 'name')),
      schema,
      getMember(parameter, 'required') === true,
    ),
    about: toText(getMember(parameter, 'description')),
  };
}

/** Describes an operation that a partner's key can call. */
function describeOperation(path: string, method: string, operation: unknown): KeyCall[] {
  const granted = toList(getMember(operation, 'security')).flatMap((one) =>
    toList(getMember(one, 'key')),
  );
  const scope = API_SCOPES.find((one) => granted.includes(one));
  const id = KEY_CALLS.find((one) => one === getMember(operation, 'operationId'));
  if (scope === undefined || id === undefined) return [];
  return [
    {
      id,
      method: method === 'post' ? 'POST' : 'GET',
      path,
      scope,
      parameters: toList(getMember(operation, 'parameters')).map(describeParameter),
      body: describeFields(getJson(getMember(operation, 'requestBody'))),
      answer: describeFields(getJson(getMember(operation, 'responses', '200'))),
    },
  ];
}

/** Returns the calls that a partner's key can make, read from the OpenAPI document. */
export function describeKeyCalls(): KeyCall[] {
  const calls = getEntries(getOpenApiDocument().paths).flatMap(([path, item]) =>
    getEntries(item).flatMap(([method, operation]) => describeOperation(path, method, operation)),
  );
  return calls.toSorted((a, b) => KEY_CALLS.indexOf(a.id) - KEY_CALLS.indexOf(b.id));
}
