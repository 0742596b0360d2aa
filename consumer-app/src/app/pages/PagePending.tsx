import { Spinner } from '@marketplace/shared/ui';
import { useEffect } from 'react';
import { trackRequest } from '../../browser';

/**
 * Placeholder for a page that is loading; counts as a request, so that a long wait shows the notice
 * of a slow connection.
 */
export function PagePending() {
  useEffect(trackRequest, []);
  return <Spinner page />;
}
