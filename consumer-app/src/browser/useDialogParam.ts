import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opened' in state && state.opened === true;

const readParam = (name: string): string | undefined =>
  new URLSearchParams(window.location.search).get(name) ?? undefined;

/**
 * Keeps a dialog's state in a query parameter: Back closes the dialog, and a reload or a sign-in in
 * between reopens it. `opened` is the parameter's value, `undefined` while the dialog is closed.
 */
export function useDialogParam(name: string) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const opened = params.get(name) ?? undefined;
  // The history updates late, so a second press would leave the page.
  const closing = useRef(false);
  useEffect(() => {
    closing.current = false;
  }, [opened]);
  const open = (what = '1') => {
    if (readParam(name) === what) return;
    const next = { ...Object.fromEntries(params), [name]: what };
    setParams(next, { state: { opened: true } });
  };
  const close = () => {
    if (closing.current || readParam(name) === undefined) return;
    closing.current = true;
    const rest = new URLSearchParams(params);
    rest.delete(name);
    if (wasOpenedHere(location.state)) void navigate(-1);
    else setParams(rest, { replace: true });
  };
  return { opened, open, close };
}
