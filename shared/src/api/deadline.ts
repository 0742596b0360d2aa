/**
 * A signal that aborts with the caller's own or after a time, whichever is
 * first. Written with AbortController alone: AbortSignal.any and .timeout are
 * missing on the older phones that the consumer pages serve.
 */
export const withDeadline = (
  own: AbortSignal | null | undefined,
  afterMs: number,
): { signal: AbortSignal; passed: () => boolean; clear: () => void } => {
  const controller = new AbortController();
  let passed = false;
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    passed = true;
    abort();
  }, afterMs);
  if (own?.aborted) abort();
  own?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    passed: () => passed,
    clear: () => {
      clearTimeout(timer);
      own?.removeEventListener('abort', abort);
    },
  };
};
