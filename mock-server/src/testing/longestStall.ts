const beat = 5;

/**
 * Runs the work and answers the longest time in milliseconds for which the event loop was busy with
 * one thing. Time in which other processes had the machine's cores does not count.
 */
export async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let worst = 0;
  let wall = performance.now();
  let busy = process.cpuUsage();
  const look = (): void => {
    const { user, system } = process.cpuUsage(busy);
    worst = Math.max(worst, Math.min(performance.now() - wall, (user + system) / 1000));
    wall = performance.now();
    busy = process.cpuUsage();
  };
  const pulse = setInterval(look, beat);
  try {
    await work();
  } finally {
    look();
    clearInterval(pulse);
  }
  return worst;
}
