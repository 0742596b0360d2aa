import { setImmediate } from 'node:timers/promises';

const ROWS_AT_ONCE = 20;
const MAX_TURN_MS = 10;

let turnBegan = 0;

/**
 * Lets other requests run between two rows after a maximum time; await it with each row's index. It measures
 * time, because some rows cost a hundred times as much as others.
 */
export async function yieldToEventLoop(index: number): Promise<void> {
  if (index % ROWS_AT_ONCE !== ROWS_AT_ONCE - 1) return;
  if (performance.now() - turnBegan < MAX_TURN_MS) return;
  await setImmediate();
  turnBegan = performance.now();
}
