import { openJsonStorage } from '../../store/json/openJsonStorage';
import type { JsonStorage } from '../../store/json/openJsonStorage';
import type { TestCollections } from './storeFixtures';
import { testSpecs } from './storeFixtures';

/**
 * One of several processes that open a folder at the same instant. The parent sends `open` with a
 * folder and a time in milliseconds, `write` with a number of guests, then `close`. The process
 * answers each message.
 */
type Order =
  | { readonly kind: 'open'; readonly folder: string; readonly at: number }
  | { readonly kind: 'write'; readonly count: number }
  | { readonly kind: 'close' };

let storage: JsonStorage<TestCollections> | undefined;

async function obey(order: Order): Promise<unknown> {
  if (order.kind === 'open') {
    // Busy waiting starts all openers together; timers would start them one after another.
    while (Date.now() < order.at);
    storage = await openJsonStorage<TestCollections>({
      folder: order.folder,
      specs: testSpecs,
      seed: () => ({}),
    }).catch(() => undefined);
    return storage !== undefined;
  }
  if (order.kind === 'close') return storage?.close().catch(() => undefined);
  const writer = storage;
  if (!writer) return [];
  const write = () => writer.tx((t) => t.insert('guests', { name: 'guest' }));
  const written = await Promise.allSettled(Array.from({ length: order.count }, write));
  return written.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
}

process.on('message', (order: Order) => {
  void obey(order).then((answer) => process.send?.({ answer: answer ?? null }));
});
process.send?.({ answer: 'ready' });
