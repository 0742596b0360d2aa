import { useEffect, useRef } from 'react';
import { useConnection } from './connection';

/** Calls back once the server can be reached again after it could not. */
export function useBackOnline(back: () => void): void {
  const now = useConnection();
  const away = now === 'offline' || now === 'unreachable';
  const was = useRef(away);
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    if (was.current && !away) latest.current();
    was.current = away;
  }, [away]);
}
