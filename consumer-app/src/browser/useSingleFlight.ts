import { useRef, useState } from 'react';

/** Runs one task at a time: while it runs, a second click or Enter does nothing. */
export function useSingleFlight() {
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { once, busy };
}
