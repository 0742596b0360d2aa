const beat = 5;

/**
 * Runs the work and returns the longest time in milliseconds that one task blocked the event loop.
 * Excludes time in which other processes used the CPU.
 */
export async function measureLongestStall(work: () => Promise<unknown>): Promise<number> {
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
