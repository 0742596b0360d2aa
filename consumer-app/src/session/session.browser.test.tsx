import { clearApplicationData, readDraft, readToken, saveDraft } from '@marketplace/shared/session';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  resetContact,
  chooseProduct,
  clearProduct,
  startVerification,
  session,
  expireSession,
  setReturnPath,
  setSignedIn,
  recordFailedAttempt,
} from './session';
import { recordCurrentUser, signInAs } from './account/signInAs';
import { setTabItem, getTabItem } from './tabStorage';

const id = '5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325';
const home = window.location.pathname + window.location.search;

beforeEach(() => {
  startVerification(id, '9876543210');
});

afterEach(() => {
  window.history.replaceState(null, '', home);
  clearApplicationData('consumer');
});

describe('a code', () => {
  test('identifies the person without verifying them; no personal data goes into a cookie', () => {
    expect(session).toMatchObject({ userId: id, signedIn: false, contact: '9876543210' });
    expect(document.cookie).toContain(id);
    expect(document.cookie).not.toContain('9876543210');
  });

  test('counts its own wrong tries', () => {
    recordFailedAttempt();
    recordFailedAttempt();
    expect(session.wrongTries).toBe(2);
    // A code that is still valid is sent again.
    startVerification(id, '9876543210');
    expect(session.wrongTries).toBe(2);
    startVerification(id, '9876543211');
    expect(session.wrongTries).toBe(0);
  });

  test('that had no try left is followed by another, with all of its tries', () => {
    for (let tries = 0; tries < 5; tries += 1) recordFailedAttempt();
    startVerification(id, '9876543210');
    expect(session.wrongTries).toBe(0);
  });

  test('is forgotten when it was used, or when the contact is changed', () => {
    setSignedIn('token', id);
    expect(session).toMatchObject({ signedIn: true, contact: undefined });
    startVerification(id, '9876543210');
    resetContact();
    expect(session).toMatchObject({ userId: undefined, contact: undefined });
    expect(sessionStorage.getItem('contact')).toBeNull();
  });
});

describe('a tab', () => {
  const other = '0d2f5c1e-7a64-4f0b-9d3a-51c8e2b7f946';

  test('clears its state when it reloads as a person whom another tab signed in', () => {
    signInAs('token', id);
    setReturnPath('/user/privacy');
    setTabItem('desired-amount', '500000');
    recordCurrentUser();
    expect(getTabItem('desired-amount')).toBe('500000');
    setSignedIn('another', other);
    recordCurrentUser();
    expect(getTabItem('desired-amount')).toBeUndefined();
    expect(session.wanted).toBeUndefined();
  });
});

describe('a refused token', () => {
  test('ends the session, keeps drafts and the way back', () => {
    setSignedIn('token', id);
    const draft = { area: 'consumer', user: id, form: 'test', version: 1 } as const;
    saveDraft(draft, { first_name: 'Asha' });
    window.history.replaceState(null, '', '/user/user-detail?step=2');
    expireSession();
    expect(readToken('consumer')).toBeUndefined();
    expect(session).toMatchObject({
      signedIn: false,
      ended: true,
      userId: id,
      wanted: '/user/user-detail?step=2',
    });
    expect(readDraft(draft)?.values).toEqual({ first_name: 'Asha' });
    setSignedIn('another', id);
    expect(session.ended).toBe(false);
  });

  test('ends it once: a later refused call does not change the return path', () => {
    setSignedIn('token', id);
    window.history.replaceState(null, '', '/user/privacy');
    expireSession();
    window.history.replaceState(null, '', '/login');
    expireSession();
    expect(session.wanted).toBe('/user/privacy');
  });

  test('never leads to another site', () => {
    setReturnPath('//evil.example');
    expect(session.wanted).toBeUndefined();
  });
});

test('a chosen product is kept with its id, and cleared with it', () => {
  chooseProduct('Business Loans', '3');
  expect(document.cookie).toContain('productType=Business%20Loans');
  clearProduct();
  expect(session).toMatchObject({ productType: undefined, productId: undefined });
  expect(document.cookie).not.toContain('product');
});
