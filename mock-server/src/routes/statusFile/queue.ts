import { setImmediate } from 'node:timers/promises';

const atOnce = 200;

/** Gives other requests their turn after so many rows; to be awaited with each row's index. */
export async function createQueue(index: number): Promise<void> {
  if (index % atOnce === atOnce - 1) await setImmediate();
}
