import { ENDPOINTS } from '@marketplace/shared/api';
import type { Route } from './kit/handle';
import * as handled from './handled';

const routes: readonly Route[] = Object.values(handled).flat();

/** Returns every call's handler. Throws, naming the calls, if a declared call does not have exactly one. */
export function checkRoutes(): readonly Route[] {
  const faults = ENDPOINTS.filter(
    (endpoint) => routes.filter((route) => route.endpoint.id === endpoint.id).length !== 1,
  );
  if (faults.length > 0) {
    throw new Error(`Calls without exactly one handler: ${faults.map(({ id }) => id).join(', ')}`);
  }
  return routes;
}
