import { expect, test } from 'vitest';
import { NewerData, Unavailable } from './errors';
import { createRetryingStore, createUnreadyStore } from './unreadyStore';

function recorder(): { lines: string[]; log: Parameters<typeof createRetryingStore>[3] } {
  const lines: string[] = [];
  const write = (line: unknown): void => void lines.push(String(line));
  return { lines, log: { error: write, warn: write } };
}

test('attempts to open a store are logged one by one, and it is used once it is open', async () => {
  const { lines, log } = recorder();
  const opened = createUnreadyStore('postgres', () => new Error('used'));
  const outcomes = [() => Promise.reject(new Error('The password is wrong')), async () => opened];
  const open = () => (outcomes.shift() ?? (async () => opened))();
  const store = createRetryingStore('postgres', new Unavailable('It is away'), open, log);
  await expect(store.check()).rejects.toThrow('It is away');
  await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(3);
  await expect(store.check()).rejects.toThrow('used');
  expect(lines).toEqual([
    'The server is not ready: It is away. It tries again in 1 s.',
    'The server is not ready: The password is wrong. It tries again in 2 s.',
    'The database has been opened: the server is ready.',
  ]);
  await store.close();
});

test('a store with data of a newer version is not tried again', async () => {
  const { lines, log } = recorder();
  const open = () => Promise.reject(new NewerData('It is newer'));
  const store = createRetryingStore('postgres', new Unavailable('It is away'), open, log);
  await expect.poll(() => lines.at(-1), { timeout: 20_000 }).toContain('It is newer');
  await expect(store.check()).rejects.toBeInstanceOf(NewerData);
  await store.close();
});
