import { useEffect, useRef } from 'react';
import { useConnection } from './connection';

/** Calls `back` when the server becomes reachable again. */
export function useBackOnline(back: () => void): void {
  const connection = useConnection();
  const away = connection === 'offline' || connection === 'unreachable';
  const wasAway = useRef(away);
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    if (wasAway.current && !away) latest.current();
    wasAway.current = away;
  }, [away]);
}
