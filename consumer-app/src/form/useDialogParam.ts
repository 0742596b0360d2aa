import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opened' in state && state.opened === true;

const inAddress = (name: string): string | undefined =>
  new URLSearchParams(window.location.search).get(name) ?? undefined;

/**
 * A dialog that stands in the address under a name: the browser's Back closes it, and a reload or a
 * sign-in in between leads back to it. `opened` is what it was opened for, `undefined` when it is shut.
 */
export function useDialogParam(name: string) {
  const [params, setParams] = useSearchParams();
  const here = useLocation();
  const navigate = useNavigate();
  const opened = params.get(name) ?? undefined;
  // The history is slower than a second press, which would lead away from the page.
  const closing = useRef(false);
  useEffect(() => {
    closing.current = false;
  }, [opened]);
  const open = (what = '1') => {
    if (inAddress(name) === what) return;
    const next = { ...Object.fromEntries(params), [name]: what };
    setParams(next, { state: { opened: true } });
  };
  const close = () => {
    if (closing.current || inAddress(name) === undefined) return;
    closing.current = true;
    const rest = new URLSearchParams(params);
    rest.delete(name);
    if (wasOpenedHere(here.state)) void navigate(-1);
    else setParams(rest, { replace: true });
  };
  return { opened, open, close };
}
