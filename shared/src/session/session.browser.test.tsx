import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiError } from '../api/apiError';
import type { Client } from '../api/client';
import {
  removeClientValue,
  setClientValue,
  getClientValue,
  parseUtm,
} from './storage/clientValues';
import {
  clearCredentials,
  readRole,
  readToken,
  readUser,
  saveSession,
} from './storage/credentials';
import { type DraftKey, ANONYMOUS, readDraft, saveDraft } from './storage/drafts';
import { logout } from './signIn/logout';
import { handleUnauthorized } from './signIn/unauthorized';

const all = [
  'accessToken',
  'partnerToken',
  'adminToken',
  'userId',
  'partnerId',
  'adminId',
  'roleId',
  'productType',
  'cardDetails',
  'utm',
  'isPartner',
  'masquerade',
  'masqueradeWrite',
  'adminPasswordDue',
  'adminSecondFactorDue',
  'partnerPasswordDue',
  'partnerSecondFactorDue',
  'lead',
] as const;

function signInEverywhere() {
  saveSession('admin', { token: 'a-token', adminId: 1, role: 2 });
  saveSession('partner', { token: 'p-token', partnerId: 7, masquerade: true });
  saveSession('consumer', { token: 'c-token', userId: 'u-1' });
}

afterEach(() => removeClientValue(...all));

describe('kept values', () => {
  test('come back in their own type', () => {
    setClientValue('masquerade', false);
    setClientValue('cardDetails', 'secured');
    setClientValue('utm', parseUtm('?utm_source=sms&utm_campaign=दिवाली&other=1'));
    expect(getClientValue('masquerade')).toBe(false);
    expect(getClientValue('cardDetails')).toBe('secured');
    expect(getClientValue('utm')).toEqual({ utm_source: 'sms', utm_campaign: 'दिवाली' });
    expect(getClientValue('lead')).toBeUndefined();
  });

  test('survive any text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), (text) => {
        setClientValue('lead', text);
        expect(getClientValue('lead')).toBe(text);
      }),
    );
  });

  test('are refused when they were edited', () => {
    document.cookie = 'cardDetails=both; path=/';
    document.cookie = 'masquerade=yes; path=/';
    document.cookie = 'roleId=MQ; path=/';
    expect(getClientValue('cardDetails')).toBeUndefined();
    expect(getClientValue('masquerade')).toBeUndefined();
    expect(readRole()).toBeUndefined();
  });

  test('are those of now, although another page wrote or deleted them', async () => {
    expect(getClientValue('lead')).toBeUndefined();
    document.cookie = 'lead=L-2; path=/';
    await Promise.resolve();
    expect(getClientValue('lead')).toBe('L-2');
    document.cookie = 'lead=; path=/; max-age=0';
    await Promise.resolve();
    expect(getClientValue('lead')).toBeUndefined();
    setClientValue('lead', 'L-3');
    expect(getClientValue('lead')).toBe('L-3');
    removeClientValue('lead');
    expect(getClientValue('lead')).toBeUndefined();
  });

  test('are sent to this site alone and end with the browser', async () => {
    setClientValue('lead', 'L-1');
    // cookieStore sees a new cookie a moment later.
    await expect
      .poll(() => cookieStore.get('lead'))
      .toMatchObject({ path: '/', sameSite: 'strict', expires: null });
  });
});

describe('a session', () => {
  test('has a token for each area', () => {
    signInEverywhere();
    expect(
      ['admin', 'partner', 'consumer'].map((area) =>
        readToken(area === 'admin' ? 'admin' : area === 'partner' ? 'partner' : 'consumer'),
      ),
    ).toEqual(['a-token', 'p-token', 'c-token']);
    expect(readRole()).toBe(2);
    expect(readUser('partner')).toBe('7');
  });

  test('of one area ends without the others', () => {
    signInEverywhere();
    clearCredentials('admin');
    expect(readToken('admin')).toBeUndefined();
    expect(readRole()).toBeUndefined();
    expect(getClientValue('adminId')).toBeUndefined();
    expect(readToken('partner')).toBe('p-token');
    expect(readToken('consumer')).toBe('c-token');
  });

  test('that the server no longer knows is cleared and leads to the sign-in', () => {
    signInEverywhere();
    expect(handleUnauthorized('partner', { pathname: '/partner/reports' })).toBe('/partner/login');
    expect(readToken('partner')).toBeUndefined();
    expect(readToken('admin')).toBe('a-token');
  });
});

describe('logout', () => {
  const draft: DraftKey = { area: 'consumer', user: 'u-1', form: 'user-detail', version: 1 };
  const answers: [string, () => Promise<never>][] = [
    ['refuses', () => Promise.reject(new ApiError('no', { status: 401 }))],
    ['breaks', () => Promise.reject(new TypeError('network'))],
  ];

  test.each(answers)('ends the session though the server %s', async (_, call) => {
    signInEverywhere();
    setClientValue('productType', 'Personal Loans');
    let reloads = 0;
    await logout({
      area: 'consumer',
      client: { call },
      reason: 'asked',
      reload: () => (reloads += 1),
    });
    expect(readToken('consumer')).toBeUndefined();
    expect(getClientValue('productType')).toBeUndefined();
    expect(readToken('admin')).toBe('a-token');
    expect(reloads).toBe(1);
  });

  test.each([
    ['asked', undefined],
    ['idle', { first_name: 'Asha' }],
  ] as const)('when %s leaves the drafts as %j', async (reason, values) => {
    signInEverywhere();
    const anonymous = { ...draft, user: ANONYMOUS };
    saveDraft(draft, { first_name: 'Asha' });
    saveDraft(anonymous, { first_name: 'Asha' });
    const call: Client['call'] = () => Promise.reject(new TypeError('network'));
    await logout({ area: 'consumer', client: { call }, reason, reload: () => undefined });
    for (const key of [draft, anonymous]) expect(readDraft(key)?.values).toEqual(values);
  });
});
