import { Spinner } from '@marketplace/shared/ui';
import { useEffect } from 'react';
import { beginWait } from '../common/connection';

/** Stands in place of a page that is under way; a wait that goes on is said to be one. */
export function Waiting() {
  useEffect(beginWait, []);
  return <Spinner page />;
}
