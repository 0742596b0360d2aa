/** Number of measurements of each case. */
export const ROUNDS = 5;

/**
 * Measures the cases in turns, so that a slow minute of the machine affects all of them. Each round starts
 * with another case. Returns the measurements in the order of the cases.
 */
export async function interleave<T>(
  cases: ReadonlyArray<() => Promise<T>>,
  rounds = ROUNDS,
): Promise<T[][]> {
  const measured = cases.map((): T[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < cases.length; turn += 1) {
      const place = (round + turn) % cases.length;
      const value = await cases[place]?.();
      if (value !== undefined) measured[place]?.push(value);
    }
  return measured;
}
