import type { Browser } from 'playwright';
import { array, number, object, string } from 'yup';
import { onDevice } from './device';
import { watchTraffic } from './traffic';
import { open, type Target } from './visit';

const traceSchema = object({
  traceEvents: array(
    object({
      name: string().defined(),
      pid: number(),
      tid: number(),
      ts: number(),
      dur: number(),
      /** CPU time of the thread, without the time of other processes. */
      tdur: number(),
      args: object({ name: string() }).default(undefined).optional(),
    }),
  ).required(),
});

/** Longer than the delay after which a loaded page starts its deferred work. */
const REST_MS = 2500;

/**
 * Measures the milliseconds for which a page's main thread is busy from its first byte until it becomes idle,
 * without any input.
 */
export async function measureBusyTime(browser: Browser, target: Target): Promise<number> {
  return onDevice(browser, 'phone', target.cookies ?? [], async (page) => {
    const rest = watchTraffic(page);
    await browser.startTracing(page, { categories: ['__metadata', 'toplevel'] });
    await open(page, target);
    await rest();
    await page.waitForTimeout(REST_MS);
    const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
    const { traceEvents } = await traceSchema.validate(trace, { strict: false });
    const mains = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const busy = new Map<string, number>();
    let ends = new Map<string, number>();
    for (const { name, pid, tid, ts = 0, dur = 0, tdur } of traceEvents.toSorted(
      (a, b) => (a.ts ?? 0) - (b.ts ?? 0),
    )) {
      const thread = `${pid} ${tid}`;
      // Skip nested tasks: the outer task includes their time.
      if (!name.endsWith('RunTask') || !mains.has(thread) || ts < (ends.get(thread) ?? 0)) continue;
      ends = ends.set(thread, ts + dur);
      busy.set(thread, (busy.get(thread) ?? 0) + (tdur ?? dur) / 1000);
    }
    // Take the maximum, because the browser keeps a spare process that does next to nothing.
    return Math.max(...busy.values());
  });
}
