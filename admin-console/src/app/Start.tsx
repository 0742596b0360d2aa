import { NoPages, useConsole } from '@marketplace/shared/admin';
import { Navigate } from 'react-router-dom';

/** Redirects /admin to the page from which the role starts. */
export function Start() {
  const to = useConsole().home();
  return to === '/' ? <NoPages /> : <Navigate to={to} replace />;
}
