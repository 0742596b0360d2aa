interface Deadline {
  signal: AbortSignal;
  passed: () => boolean;
  /** The time begins anew, with so many milliseconds. */
  putOff: (ms: number) => void;
  clear: () => void;
}

/**
 * A signal that aborts with the caller's own or after a time (in milliseconds), whichever is first.
 * Written with AbortController alone: AbortSignal.any and .timeout are missing on the older phones that
 * the consumer pages serve.
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
