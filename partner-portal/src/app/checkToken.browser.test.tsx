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

test.each([401, 403, 404, 500])('a check that fails with %i ends the session', async (status) => {
  const leave = vi.fn<(path: string) => void>();
  expect(await checkToken(answering(status, { message: 'no' }), leave)).toBeUndefined();
  expect(readToken('partner')).toBeUndefined();
  expect(getClientValue('partnerId')).toBeUndefined();
  expect(getClientValue('adminToken')).toBe('of the admin');
  expect(leave).toHaveBeenCalledWith('/partner/login');
});

test('a cancelled check does not end the session', async () => {
  const leave = vi.fn<(path: string) => void>();
  const client = { call: () => Promise.reject(new ApiError('', { reason: 'cancelled' })) };
  await checkToken(client, leave);
  expect(readToken('partner')).toBe('abc');
  expect(leave).not.toHaveBeenCalled();
});

test('a check that the browser aborts does not end the session', async () => {
  const leave = vi.fn<(path: string) => void>();
  const client = { call: () => Promise.reject(new ApiError('', { reason: 'offline' })) };
  window.dispatchEvent(new Event('pagehide'));
  await checkToken(client, leave);
  expect(readToken('partner')).toBe('abc');
  expect(leave).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pageshow'));
  await checkToken(client, leave);
  expect(readToken('partner')).toBeUndefined();
});

test('a live token brings the terms of its partner', async () => {
  const leave = vi.fn<(path: string) => void>();
  const partner = await checkToken(answering(200, { data: { name: 'TARAFIN' } }), leave);
  expect(partner?.name).toBe('TARAFIN');
  expect(leave).not.toHaveBeenCalled();
});
