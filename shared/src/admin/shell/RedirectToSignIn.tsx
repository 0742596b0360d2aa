import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { readToken, signInPath } from '../../session';
import { Spinner } from '../../ui';
import { useConsole } from './consoleContext';

/** The sign-in route of the console: sends a signed-in person to the start page, others to the sign-in page. */
export function RedirectToSignIn() {
  const { area, home } = useConsole();
  const signedIn = readToken(area) !== undefined;
  useEffect(() => {
    if (!signedIn) window.location.replace(signInPath(area));
  }, [area, signedIn]);
  return signedIn ? <Navigate to={home()} replace /> : <Spinner page />;
}
