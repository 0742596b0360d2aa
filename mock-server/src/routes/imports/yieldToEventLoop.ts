import { setImmediate } from 'node:timers/promises';

const ROWS_AT_ONCE = 200;

/** Lets other requests run after every 200 rows; await it with each row's index. */
export async function yieldToEventLoop(index: number): Promise<void> {
  if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
}
