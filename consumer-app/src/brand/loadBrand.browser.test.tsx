import { clearApplicationData } from '@marketplace/shared/session';
import { afterEach, expect, test, vi } from 'vitest';
import { setUrlSegment } from '../session';
import { loadBrand } from './loadBrand';

const OWN = {
  name: 'Saffron Credit',
  name_hi: 'केसर क्रेडिट',
  title: '',
  title_hi: '',
  logo: '',
  logo_wide: '',
  font_family: 'Georgia',
  primary: '#7A003C',
  secondary: '#FFE600',
};
const FUNNEL = {
  products: ['gold_loan'],
  questions: [],
  accent: '#FFE600',
  headline_en: 'Loans for shopkeepers',
  headline_hi: 'दुकानदारों के लिए लोन',
  subline_en: '',
  subline_hi: '',
};

afterEach(() => {
  vi.restoreAllMocks();
  document.getElementById('brand')?.remove();
  clearApplicationData('consumer');
});

test('without the server a partner keeps the brand and the funnel that it had, in a new tab too', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const data = { id: 4, name: 'TARAFIN', title: 'Taralune Finance', url_segment: 'tarafin' };
  fetch.mockResolvedValueOnce(Response.json({ data: { ...data, brand: OWN, funnel: FUNNEL } }));
  const online = await loadBrand('tarafin');
  setUrlSegment('tarafin');
  // A new tab has the device's storage, and none of its own.
  sessionStorage.clear();
  fetch.mockRejectedValue(new TypeError('offline'));
  const offline = await loadBrand('tarafin');
  expect(offline?.brand).toMatchObject({ name: 'Saffron Credit', title: 'Loans for shopkeepers' });
  expect(offline?.brand.funnel).toEqual(online?.brand.funnel);
});

test('without the server another partner has the brand of the list', async () => {
  localStorage.setItem('brand', JSON.stringify({ segment: 'tarafin', brand: { name: 'Saffron' } }));
  setUrlSegment('campusid');
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  expect((await loadBrand('campusid'))?.brand.name).toBe('Campidar Card');
});
