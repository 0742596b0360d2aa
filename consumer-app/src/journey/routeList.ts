import { paths } from '../browser/paths';
import { ROUTES } from './routes';

/** Every address that has a page, as JSON: by it the server tells them from all others. */
export const ROUTE_LIST: string = JSON.stringify(
  ROUTES.map(({ path }) => path).filter((path) => path !== paths.notFound),
);
