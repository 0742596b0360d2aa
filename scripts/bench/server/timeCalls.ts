import { computeMedian } from '../median';

/** Measures the median milliseconds of `count` sequential calls on a keep-alive connection. */
export async function timeCalls(
  count: number,
  request: (turn: number) => { url: string; init?: RequestInit },
): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const { url, init } = request(turn);
    const started = performance.now();
    const response = await fetch(url, init);
    const text = await response.text();
    times.push(performance.now() - started);
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`);
  }
  return computeMedian(times);
}
