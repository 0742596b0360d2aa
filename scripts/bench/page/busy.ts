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
      /** Time of the processor itself, without what other processes took meanwhile. */
      tdur: number(),
      args: object({ name: string() }).default(undefined).optional(),
    }),
  ).required(),
});

/** Longer than what a page waits after it was loaded before it does what can wait. */
const REST_MS = 2500;

/**
 * Milliseconds that the main thread of a page is busy from its first byte until it has come to rest, with
 * nobody touching it.
 */
export async function busyBeforeTyping(browser: Browser, target: Target): Promise<number> {
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
      // A task within a task is in the time of the outer one.
      if (!name.endsWith('RunTask') || !mains.has(thread) || ts < (ends.get(thread) ?? 0)) continue;
      ends = ends.set(thread, ts + dur);
      busy.set(thread, (busy.get(thread) ?? 0) + (tdur ?? dur) / 1000);
    }
    // The browser keeps a spare process whose main thread does next to nothing.
    return Math.max(...busy.values());
  });
}
