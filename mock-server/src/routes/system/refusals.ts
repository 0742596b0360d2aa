const shape = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string', minLength: 1 },
    errors: {
      type: 'object',
      description: 'Field to what is wrong with it',
      additionalProperties: { type: 'string', minLength: 1 },
    },
    current: {
      type: 'object',
      description: 'In a 409 of a stale change: what has changed since, as it is now',
      required: ['version'],
      properties: { version: { type: 'integer', minimum: 1 } },
    },
  },
  additionalProperties: false,
};

/** The schema and responses of refusals, for the document's `components`. */
export const refusalComponents = {
  schemas: { Refusal: shape },
  responses: {
    Refused: {
      description: 'Refused; the message is in the language that was asked for',
      headers: {
        'Retry-After': { description: 'With 429: seconds to wait', schema: { type: 'integer' } },
      },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  },
};

const refused = { $ref: '#/components/responses/Refused' };

interface Traits {
  readonly open: boolean;
  readonly takes: boolean;
  readonly names: boolean;
}

export function buildRefusals({ open, takes, names }: Traits): Record<string, object> {
  const statuses = [
    ...(takes ? [400, 413, 415] : []),
    ...(open ? [] : [401, 403]),
    ...(names || takes ? [404] : []),
    ...(takes ? [409] : []),
    422,
    429,
  ];
  const entries: [string, object][] = statuses.map((status) => [String(status), refused]);
  return Object.fromEntries([...entries, ['default', refused]]);
}
