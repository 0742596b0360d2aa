import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseLanguage } from '../../language/language';
import { TermsPage } from './TermsPage';

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
const TARAFIN = { id: 4, name: 'TARAFIN', title: 'Taralune Finance', url_segment: 'tarafin' };

const open = (answer: () => Response) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer()));
  return render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter initialEntries={['/terms-of-use?partner=TARAFIN']}>
        <TermsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

afterEach(async () => {
  vi.restoreAllMocks();
  await chooseLanguage('en');
});

test('the terms name the partner’s own brand, also on a first visit', async () => {
  const screen = await open(() => Response.json({ data: { ...TARAFIN, brand: OWN } }));
  await expect.element(screen.getByText('in partnership with Saffron Credit')).toBeVisible();
  await chooseLanguage('hi');
  await expect.element(screen.getByText('ये पेज केसर क्रेडिट की साझेदारी')).toBeVisible();
});

test('the terms name the listed brand while the server is unavailable', async () => {
  const screen = await open(() => new Response('', { status: 500 }));
  await expect.element(screen.getByText('in partnership with Taralune Finance')).toBeVisible();
});
