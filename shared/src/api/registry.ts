import * as brand from './calls/brand';
import * as catalogue from './calls/catalogue';
import * as reports from './calls/reports';
import * as revenue from './calls/revenue';
import * as session from './calls/session';
import * as summary from './calls/summary';
import * as system from './calls/system';
import * as user from './calls/user';
import type { Endpoint } from './endpoint';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;

/** Every call outside `/api/rest`, by its id. */
export const ENDPOINTS: readonly Endpoint[] = [
  session,
  user,
  catalogue,
  revenue,
  brand,
  reports,
  summary,
  system,
].flatMap((calls) => Object.values(calls).filter(isEndpoint));
