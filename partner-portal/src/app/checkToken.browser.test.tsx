import { ApiError, createClient } from '@marketplace/shared/api';
import {
  setClientValue,
  getClientValue,
  readToken,
  saveSession,
} from '@marketplace/shared/session';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkToken } from './checkToken';

beforeEach(() => {
  saveSession('partner', { token: 'abc', partnerId: 4 });
  setClientValue('adminToken', 'of the admin');
});

const answering = (status: number, body: object) =>
  createClient({
    token: () => readToken('partner'),
    language: () => 'en',
    texts: () => ({ offline: '', timeout: '', failed: '' }),
    fetch: async () => Response.json(body, { status }),
  });

test.each([401, 403])('a check that is answered with %i ends the session', async (status) => {
  const leave = vi.fn<(path: string) => void>();
  expect(await checkToken(answering(status, { message: 'no' }), leave)).toBeNull();
  expect(readToken('partner')).toBeUndefined();
  expect(getClientValue('partnerId')).toBeUndefined();
  expect(getClientValue('adminToken')).toBe('of the admin');
  expect(leave).toHaveBeenCalledWith('/partner/login');
});

test.each([404, 408, 429, 500, 503])(
  'a check that is answered with %i keeps the session',
  async (status) => {
    const leave = vi.fn<(path: string) => void>();
    await expect(checkToken(answering(status, { message: 'no' }), leave)).rejects.toBeInstanceOf(
      ApiError,
    );
    expect(readToken('partner')).toBe('abc');
    expect(getClientValue('partnerId')).toBeDefined();
    expect(leave).not.toHaveBeenCalled();
  },
);

test.each(['offline', 'timeout', 'cancelled'] as const)(
  'a check that ends as %s, without an answer, keeps the session',
  async (reason) => {
    const leave = vi.fn<(path: string) => void>();
    const client = { call: () => Promise.reject(new ApiError('', { reason })) };
    await expect(checkToken(client, leave)).rejects.toBeInstanceOf(ApiError);
    expect(readToken('partner')).toBe('abc');
    expect(leave).not.toHaveBeenCalled();
  },
);

test('a live token brings the terms of its partner', async () => {
  const leave = vi.fn<(path: string) => void>();
  const partner = await checkToken(answering(200, { data: { name: 'TARAFIN' } }), leave);
  expect(partner?.name).toBe('TARAFIN');
  expect(leave).not.toHaveBeenCalled();
});
