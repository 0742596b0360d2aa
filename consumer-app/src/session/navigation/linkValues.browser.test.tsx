import { clearApplicationData, getClientValue } from '@marketplace/shared/session';
import { beforeEach, expect, test } from 'vitest';
import { storeLinkValues } from './linkValues';

beforeEach(() => clearApplicationData('consumer'));

test('the values of a link are kept for the visit, and deleted at logout', () => {
  const url = encodeURIComponent('https://shop.example/tv?model=4');
  storeLinkValues(`?qr=poster-12&lead=L_4&appId=A-6X29-SKW9&prospectAppId=5b8a&url=${url}`);
  expect(getClientValue('qr')).toBe('poster-12');
  expect(getClientValue('lead')).toBe('L_4');
  expect(getClientValue('appId')).toBe('A-6X29-SKW9');
  expect(getClientValue('prospectAppId')).toBe('5b8a');
  expect(getClientValue('url')).toBe('https://shop.example/tv?model=4');
  clearApplicationData('consumer');
  expect(getClientValue('qr')).toBeUndefined();
  expect(getClientValue('url')).toBeUndefined();
});

test.each([
  '?qr=<script>',
  `?lead=${'x'.repeat(61)}`,
  '?url=javascript:alert(1)',
  '?url=//evil.example',
  '?appId=',
  '',
])('%s leaves nothing behind', (query) => {
  storeLinkValues(query);
  for (const name of ['qr', 'lead', 'url', 'appId'] as const)
    expect(getClientValue(name)).toBeUndefined();
});
