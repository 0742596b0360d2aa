import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Area } from '../../resources/area';
import { getIdleMs, shareActivity, watchActivity } from './sharedActivity';

/** What a person does to a page. A screen reader moves the focus without a key. */
const ACTIONS = [
  'mousemove',
  'mousedown',
  'keydown',
  'wheel',
  'touchstart',
  'touchmove',
  'focus',
  'visibilitychange',
] as const;

interface Options {
  /** Time without activity, in milliseconds, after which the warning shows. */
  restMs: number;
  /** Length of the warning, in milliseconds. */
  countdownMs: number;
  /** Runs once, at the end of the warning. */
  onIdle: () => void;
  /** Runs on each activity in this tab before the warning. */
  onAction: () => void;
}

/**
 * Measures the time since the last activity in any tab of an area. From the warning on, activity in this tab does not
 * count any more, but activity in another tab does. A late timer delays nothing: the clock decides.
 */
export function useIdleTime(area: Area, { restMs, countdownMs, onIdle, onAction }: Options) {
  const [prompted, setPrompted] = useState(false);
  // This tab's own time, for a browser that stores nothing.
  const last = useRef(0);
  const getOwnIdleMs = useCallback(
    () => Math.min(Date.now() - last.current, getIdleMs(area)),
    [area],
  );
  const end = useEffectEvent(() => onIdle());
  const act = useEffectEvent(() => onAction());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isEnded = false;
    const look = () => {
      clearTimeout(timer);
      if (isEnded) return;
      const idleMs = getOwnIdleMs();
      setPrompted(idleMs >= restMs);
      isEnded = idleMs >= restMs + countdownMs;
      if (isEnded) end();
      else timer = setTimeout(look, restMs + (idleMs < restMs ? 0 : countdownMs) - idleMs);
    };
    const wake = () => {
      last.current = Date.now();
      look();
    };
    const onEvent = () => {
      if (isEnded || getOwnIdleMs() >= restMs) return look();
      last.current = Date.now();
      // A sign-out has removed the stored time. What happens until the page is gone must not store it again.
      if (Number.isFinite(getIdleMs(area))) shareActivity(area);
      act();
    };
    last.current = Date.now();
    shareActivity(area);
    look();
    const unwatch = watchActivity(area, wake);
    for (const name of ACTIONS)
      document.addEventListener(name, onEvent, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      unwatch();
      for (const name of ACTIONS) document.removeEventListener(name, onEvent, { capture: true });
    };
  }, [area, restMs, countdownMs, getOwnIdleMs]);

  const getRemainingMs = useCallback(
    () => restMs + countdownMs - getOwnIdleMs(),
    [restMs, countdownMs, getOwnIdleMs],
  );
  return { prompted, getRemainingMs };
}
