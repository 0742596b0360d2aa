import { DEFAULT_BRAND } from '@marketplace/shared/branding';
import { expect, it } from 'vitest';
import { OWN_BRAND } from './ownBrand';

it('is the default brand', () => {
  expect(OWN_BRAND).toEqual(DEFAULT_BRAND);
});
