import type { REST_RESOURCES, RestResourceName } from '@marketplace/shared/api';
import { recordVersion } from '@marketplace/shared/api';
import type { SchemaObjectDescription } from 'yup';
import { object } from 'yup';
import { jsonSchemaOf } from './jsonSchema';
import { refusals } from './refusals';
import { listParameters } from './restQuery';

const byId = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The version that the change is based on, in quotes; stale is a 409',
  schema: { type: 'string' },
};
const contentRange = {
  'Content-Range': { description: 'applications 0-24/319', schema: { type: 'string' } },
};
const security = [{ bearer: [] }];
const version = object(recordVersion).describe().fields;

interface Shapes {
  /** As it is answered. */
  readonly record: object;
  readonly created: object;
  readonly changed: object;
}

function described(description: SchemaObjectDescription): Shapes {
  const { id: _, ...own } = description.fields;
  const withFields = (fields: SchemaObjectDescription['fields']): object =>
    jsonSchemaOf({ ...description, fields });
  return {
    record: withFields({ ...description.fields, ...version }),
    created: withFields(own),
    // What is not sent stays; the id may be sent as it stands in the path.
    changed: { ...withFields({ ...description.fields, ...version }), required: [] },
  };
}

function operation(id: string, description: string, status: number, rest: object): object {
  const { answer, headers, ...more }: { answer?: object; headers?: object } = rest;
  return {
    operationId: id,
    description,
    security,
    ...more,
    responses: {
      [status]: {
        description: 'Done',
        ...(headers && { headers }),
        content: { 'application/json': { schema: answer } },
      },
      ...refusals({ open: false, takes: true, names: true }),
    },
  };
}

const body = (schema: object): object => ({
  required: true,
  content: { 'application/json': { schema } },
});

function pathsOf(
  name: RestResourceName,
  description: SchemaObjectDescription,
  readers: string,
  writers: string | undefined,
): Record<string, object> {
  const { record, created, changed } = described(description);
  const one = { parameters: [byId], answer: record };
  return {
    [`/api/rest/${name}`]: {
      get: operation(`list ${name}`, readers, 200, {
        parameters: listParameters(name, description.fields),
        headers: contentRange,
        answer: { type: 'array', items: record },
      }),
      ...(writers && {
        post: operation(`create ${name}`, writers, 201, {
          requestBody: body(created),
          answer: record,
        }),
      }),
    },
    [`/api/rest/${name}/{id}`]: {
      get: operation(`read ${name}`, readers, 200, one),
      ...(writers && {
        put: operation(`change ${name}`, writers, 200, {
          parameters: [byId, ifMatch],
          requestBody: body(changed),
          answer: record,
        }),
        delete: operation(`delete ${name}`, writers, 200, one),
      }),
    },
  };
}

/** The paths of the REST resources, in the dialect of ra-data-simple-rest. */
export function restPaths(resources: typeof REST_RESOURCES): Record<string, object> {
  const paths: Record<string, object> = {};
  for (const resource of resources) {
    const { name, schema, read, write } = resource;
    const partners = 'partnerField' in resource ? '; partners, their own' : '';
    const readers = `Admins of role ${read.join(', ')}${partners}.`;
    const writers = write.length > 0 ? `Admins of role ${write.join(', ')}.` : undefined;
    Object.assign(paths, pathsOf(name, schema.describe(), readers, writers));
  }
  return paths;
}
