import type { RestWrite } from '@marketplace/shared/resources';
import {
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_HOURS,
  pendingChange,
  recordVersion,
} from '@marketplace/shared/api';
import type { SchemaObjectDescription } from 'yup';
import { object } from 'yup';
import type { ServedResource } from '../rest/table';
import { getWriterRoles } from '../rest/table';
import { toJsonSchema } from './jsonSchema';
import { buildRefusals } from './refusals';
import { buildSecurity } from './security';
import { listParameters } from './restQuery';

const byId = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The version that the change is based on, in quotes; stale is a 409',
  schema: { type: 'string' },
};
/** The header of calls that create something. */
export const idempotencyKey = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: `A random text of your own for each thing to create. If no answer comes, send the same request with the same key: it is made once and answers the same for ${IDEMPOTENCY_HOURS} hours. With another body it is a 422`,
  schema: { type: 'string', maxLength: 255 },
};
const contentRange = {
  'Content-Range': { description: 'applications 0-24/319', schema: { type: 'string' } },
};
const version = object(recordVersion).describe().fields;
/** A write that waits for a second admin answers 202, or 200 where the record exists, with its approval. */
const pending = object(pendingChange).describe().fields;

interface Shapes {
  readonly record: object;
  readonly written: object;
  readonly created: object;
  readonly updated: object;
}

function buildShapes(description: SchemaObjectDescription): Shapes {
  const { id: _, ...own } = description.fields;
  const withFields = (fields: SchemaObjectDescription['fields']): object =>
    toJsonSchema({ ...description, fields });
  return {
    record: withFields({ ...description.fields, ...version }),
    written: withFields({ ...description.fields, ...version, ...pending }),
    created: withFields(own),
    // All fields are optional in an update. The body may repeat the id of the path.
    updated: { ...withFields({ ...description.fields, ...version }), required: [] },
  };
}

interface Described {
  readonly summary: string;
  readonly description: string;
  readonly status: number;
  /** The status of a write that waits for a second admin, if it differs. */
  readonly waits?: number;
  readonly answer: object;
  readonly headers?: object;
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly security?: object[];
}

const toPascalCase = (text: string): string =>
  text.replaceAll(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase());

function describeOperation(verb: string, name: string, described: Described): object {
  const { status, waits, answer, headers, ...rest } = described;
  const content = { 'application/json': { schema: answer } };
  return {
    operationId: `${verb}${toPascalCase(name)}`,
    security: buildSecurity(),
    ...rest,
    responses: {
      [status]: {
        description: 'Done',
        ...(headers && { headers }),
        content,
      },
      ...(waits && { [waits]: { description: 'Waits for a second admin', content } }),
      ...buildRefusals({ open: false, takes: true, names: true }),
    },
  };
}

const buildRequestBody = (schema: object): object => ({
  required: true,
  content: { 'application/json': { schema } },
});

function buildPaths(resource: ServedResource): object {
  const { name, schema, read, write, partners, scope } = resource;
  const description = schema.describe();
  const { record, written, created, updated } = buildShapes(description);
  const words = name.replaceAll('-', ' ');
  const records = partners === 'own' ? '; partners, their own' : partners && '; partners, all';
  const readers = {
    description: `Admins of role ${read.join(', ')}${records ?? ''}.`,
    status: 200,
    security: buildSecurity(scope),
  };
  const writers = { description: `Admins of role ${write.join(', ')}.`, status: 200 };
  const canWrite = (wanted: RestWrite): boolean => getWriterRoles(resource, wanted).length > 0;
  const one = { parameters: [byId], answer: record };
  const isControlled = resource.table.writer?.isControlled === true;
  return {
    [`/api/rest/${name}`]: {
      get: describeOperation('list', name, {
        ...readers,
        summary: `List ${words}`,
        parameters: listParameters(resource),
        headers: contentRange,
        answer: { type: 'array', items: record },
      }),
      ...(canWrite('create') && {
        post: describeOperation('create', name, {
          ...writers,
          summary: `Create one of the ${words}`,
          parameters: [idempotencyKey],
          status: 201,
          requestBody: buildRequestBody(created),
          answer: written,
          ...(isControlled && { waits: 202 }),
        }),
      }),
    },
    [`/api/rest/${name}/{id}`]: {
      get: describeOperation('read', name, {
        ...readers,
        ...one,
        summary: `Read one of the ${words}`,
      }),
      ...(canWrite('update') && {
        put: describeOperation('update', name, {
          ...writers,
          summary: `Update one of the ${words}`,
          parameters: [byId, ifMatch],
          requestBody: buildRequestBody(updated),
          answer: written,
        }),
      }),
      ...(canWrite('delete') && {
        delete: describeOperation('delete', name, {
          ...writers,
          ...one,
          answer: written,
          summary: `Delete one of the ${words}`,
        }),
      }),
    },
  };
}

/** Builds the paths of REST resources, in the dialect of ra-data-simple-rest. */
export function buildRestPaths(resources: readonly ServedResource[]): Record<string, object> {
  const paths: Record<string, object> = {};
  for (const resource of resources) Object.assign(paths, buildPaths(resource));
  return paths;
}
