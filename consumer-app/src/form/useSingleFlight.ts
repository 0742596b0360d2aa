import { useRef, useState } from 'react';

/** Does one thing at a time: while it is under way, a second click or Enter does nothing. */
export function useSingleFlight() {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { once, busy };
}
