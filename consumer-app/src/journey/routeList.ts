import { paths } from '../common/paths';
import { PLACES } from './places';

/** Every address that has a page, as JSON: by it the server tells them from all others. */
export const PLACE_LIST: string = JSON.stringify(
  PLACES.map(({ path }) => path).filter((path) => path !== paths.notFound),
);
