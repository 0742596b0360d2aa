import { NoPages, useConsole } from '@marketplace/shared/admin';
import { Navigate } from 'react-router-dom';

/** /admin itself: on to the page from which this role starts. */
export function Start() {
  const to = useConsole().home();
  return to === '/' ? <NoPages /> : <Navigate to={to} replace />;
}
