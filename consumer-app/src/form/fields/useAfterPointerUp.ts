import { useCallback, useEffect, useRef } from 'react';

/**
 * Postpones work until the current press ends: moving the page between pointerdown and pointerup
 * would move the button away and lose the click.
 */
export function useAfterPointerUp() {
  const pressed = useRef(false);
  const postponed = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      const work = postponed.current;
      postponed.current = [];
      // The browser fires click after pointerup.
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
    if (pressed.current) postponed.current.push(work);
    else work();
  }, []);
}
