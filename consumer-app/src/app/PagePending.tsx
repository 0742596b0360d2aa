import { Spinner } from '@marketplace/shared/ui';
import { useEffect } from 'react';
import { trackRequest } from '../browser/connection';

/** Stands in place of a page that is under way; a wait that goes on is said to be one. */
export function PagePending() {
  useEffect(trackRequest, []);
  return <Spinner page />;
}
