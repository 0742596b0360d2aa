import * as calls from './calls';
import type { Endpoint } from './endpoint';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;

const exported: readonly unknown[] = Object.values(calls);

/** Every call outside `/api/rest`. */
export const ENDPOINTS: readonly Endpoint[] = exported.filter(isEndpoint);
