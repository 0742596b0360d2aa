import { expect, it, vi } from 'vitest';
import { getConnection } from './connection';
import { monitoredFetch } from './monitoredFetch';

it('checks the server at once when the browser is online again', async () => {
  const asked = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(monitoredFetch('/api/user/1')).rejects.toThrow('Failed to fetch');
  expect(getConnection()).toBe('unreachable');
  asked.mockResolvedValueOnce(new Response());
  window.dispatchEvent(new Event('online'));
  expect(asked).toHaveBeenLastCalledWith('/api/health', undefined);
  await expect.poll(getConnection).toBe('good');
  window.dispatchEvent(new Event('online'));
  expect(asked).toHaveBeenCalledTimes(2);
});
