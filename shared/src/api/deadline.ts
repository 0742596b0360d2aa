interface Deadline {
  signal: AbortSignal;
  passed: () => boolean;
  /** Restarts the timer with `ms` milliseconds. */
  putOff: (ms: number) => void;
  clear: () => void;
}

/**
 * Creates a signal that aborts with the caller's own signal or after `afterMs` milliseconds, whichever is first.
 * Uses AbortController alone, because older phones lack AbortSignal.any and AbortSignal.timeout.
 */
export const withDeadline = (own: AbortSignal | null | undefined, afterMs: number): Deadline => {
  const controller = new AbortController();
  let passed = false;
  const abort = () => controller.abort();
  const start = (ms: number) =>
    setTimeout(() => {
      passed = true;
      abort();
    }, ms);
  let timer = start(afterMs);
  if (own?.aborted) abort();
  own?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    passed: () => passed,
    putOff: (ms) => {
      clearTimeout(timer);
      timer = start(ms);
    },
    clear: () => {
      clearTimeout(timer);
      own?.removeEventListener('abort', abort);
    },
  };
};
