import { clearApplicationData, getClientValue } from '@marketplace/shared/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userWith } from '../testing/user';
import { applyProfile } from './fetchUser';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => clearApplicationData('consumer'));

const APPLICATION = '0d9a7a52-8c1d-4c39-9d5e-2f6b3c1a7e10';

test('the application under way and the merchant that brought the person are kept with the visit', () => {
  applyProfile(userWith({ inflight_credit_app_id: APPLICATION, merchant_location_id: 7 }));
  expect(getClientValue('appId')).toBe(APPLICATION);
  expect(getClientValue('merchantId')).toBe('7');
});

test('what a profile does not name is not kept', () => {
  applyProfile(userWith({ inflight_credit_app_id: null, merchant_location_id: null }));
  expect(getClientValue('appId')).toBeUndefined();
  expect(getClientValue('merchantId')).toBeUndefined();
});
