import '@marketplace/shared/ui/base.css';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConsentList } from './ConsentList';
import type { OwnConsent } from './useOwnData';

const CONSENT: OwnConsent = {
  id: '5b8a1c9e-2f47-4d63-a0be-7c1d94e6f325',
  purpose: 'application',
  lender_id: 7,
  lender_name: 'ShriMahalakshmiGraminVikasSahakariBank_Maryadit_Karnataka',
  text_version: 1,
  language: 'en',
  granted: 1,
  at: '2026-01-01T00:00:00Z',
  text: '',
};

it('breaks a long name of a lender on a phone, where nothing scrolls sideways', async () => {
  await page.viewport(360, 640);
  await render(<ConsentList userId="u" history={[CONSENT]} />);
  await expect.element(page.getByRole('switch', { name: /ShriMahalakshmi/ })).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
