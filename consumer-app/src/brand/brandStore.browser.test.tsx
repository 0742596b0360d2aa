import { expect, test, vi } from 'vitest';
import { showBrand } from './brandStore';
import { OWN_BRAND } from './ownBrand';

test('a page that the server drew for a brand in Devanagari gets the font for it', async () => {
  showBrand('tarafin', { ...OWN_BRAND, name: 'केसर क्रेडिट' });
  const families = () => [...document.fonts].map(({ family }) => family).join();
  await vi.waitFor(() => expect(families()).toContain('Noto Sans Devanagari'), {
    timeout: 10_000,
  });
});
