import { paths } from '../paths';
import { ROUTES } from './routes';

/** All routes as JSON, from which the server knows which addresses exist. */
export const ROUTE_LIST: string = JSON.stringify(
  ROUTES.map(({ path }) => path).filter((path) => path !== paths.notFound),
);
