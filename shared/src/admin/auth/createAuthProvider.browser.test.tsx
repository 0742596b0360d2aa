import { beforeEach, describe, expect, test } from 'vitest';
import { ApiError, createClient } from '../../api';
import { clearApplicationData, readDraft, readToken, saveDraft, saveSession } from '../../session';
import { createQueryClient } from '../shell/createQueryClient';
import { createAuthProvider } from './createAuthProvider';

const calls: Request[] = [];

function provider(status = 200) {
  calls.length = 0;
  const client = createClient({
    token: () => readToken('admin'),
    language: () => 'en',
    texts: () => ({ offline: 'offline', timeout: 'timeout', failed: 'failed' }),
    fetch: async (input, init) => {
      calls.push(new Request(input, init));
      return Response.json({ success: status < 400, message: '' }, { status });
    },
  });
  return createAuthProvider({
    area: 'admin',
    client,
    queryClient: createQueryClient(),
    canAccess: (name) => name === 'lenders',
  });
}

const draft = { area: 'admin', user: '7', form: 'lender', version: 1 } as const;

beforeEach(() => {
  clearApplicationData('admin');
  saveSession('admin', { token: 'abc', adminId: 7, role: 2 });
  saveDraft(draft, { name: 'typed' });
});

describe('a failed call', () => {
  test('with 401 clears the session, names the sign-in page, and leaves the drafts', async () => {
    const failure = provider().checkError(new ApiError('', { status: 401 }));
    await expect(failure).rejects.toMatchObject({
      redirectTo: expect.stringContaining(`${location.origin}/admin/login`),
    });
    expect(readToken('admin')).toBeUndefined();
    expect(readDraft(draft)?.values).toEqual({ name: 'typed' });
  });

  test.each([403, 404, 409, 422, 500, 0])('with %i keeps the person signed in', async (status) => {
    await expect(provider().checkError(new ApiError('', { status }))).resolves.toBeUndefined();
    expect(readToken('admin')).toBe('abc');
  });
});

test.each([200, 401, 500])(
  'logging out clears everything though the server says %i',
  async (status) => {
    await provider(status).logout({});
    expect(calls.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['POST', '/api/logout'],
    ]);
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer abc');
    expect(readToken('admin')).toBeUndefined();
  },
);

test('a session without its role is invalid', async () => {
  await expect(provider().checkAuth({})).resolves.toBeUndefined();
  expect(await provider().getPermissions?.({})).toBe(2);
  document.cookie = 'roleId=Mi5mYWtl; path=/';
  await expect(provider().checkAuth({})).rejects.toMatchObject({ message: false });
});

test('access to resources follows the console’s rules', async () => {
  const { canAccess } = provider();
  expect(await canAccess?.({ resource: 'lenders', action: 'list' })).toBe(true);
  expect(await canAccess?.({ resource: 'partners', action: 'list' })).toBe(false);
});
