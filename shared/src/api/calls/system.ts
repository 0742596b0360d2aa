import { mixed, object, string } from 'yup';
import { endpoint } from '../endpoint';

/** Answers that the process runs, whatever the state of its store, and names the kind of store. */
export const getHealth = endpoint({
  id: 'getHealth',
  method: 'GET',
  path: '/api/health',
  summary: 'Health of the server',
  access: 'public',
  answer: object({
    status: string().oneOf(['ok']).required(),
    store: string().oneOf(['json', 'postgres']).required(),
  }),
});

/** Answers 200 when the server can serve, and 503 with the reason when it cannot. */
export const getReadiness = endpoint({
  id: 'getReadiness',
  method: 'GET',
  path: '/api/ready',
  summary: 'Whether the server can serve',
  access: 'public',
  answer: object({ status: string().oneOf(['ready']).required() }),
});

export const getOpenApi = endpoint({
  id: 'getOpenApi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'OpenAPI 3.1 of every call',
  access: 'public',
  answer: object({
    openapi: string().required(),
    info: mixed<object>().required(),
    servers: mixed<readonly object[]>().required(),
    components: mixed<object>().required(),
    paths: mixed<object>().required(),
  }),
});
