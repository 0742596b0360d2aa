import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two probes. */
const EVERY = 5;

/**
 * Measures the longest milliseconds for which another request waits while the server answers one. The
 * probe reads nothing from the store, so that it waits for nothing but the process.
 */
export async function measureLongestWait(
  url: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const over = new AbortController();
  let longest = 0;
  const probe = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const started = performance.now();
      const response = await fetch(`${url}/api/health`);
      await response.text();
      longest = Math.max(longest, performance.now() - started);
      await pause(EVERY);
    }
  };
  const probing = probe();
  try {
    await work();
  } finally {
    over.abort();
    await probing;
  }
  return longest;
}
