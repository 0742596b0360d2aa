import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts work off until a press under way is over: what moves the page between a pointer's down and up
 * would take the button from under it, and the click would be lost.
 */
export function useAfterPointerUp() {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      const work = waiting.current;
      waiting.current = [];
      // The click comes after the release.
      setTimeout(() => work.forEach((run) => run()));
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((work: () => void) => {
    if (pressed.current) waiting.current.push(work);
    else work();
  }, []);
}
