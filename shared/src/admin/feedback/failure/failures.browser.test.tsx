import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '../../../api';
import { createTranslator } from '../../../i18n';
import { TranslateProvider } from '../../../ui';
import { texts } from '../../i18n/english';
import { LoadFailure } from './LoadFailure';
import { PageFailure } from './PageFailure';

const { kit, ui } = texts;
const translate = createTranslator({ kit, ui, console: texts.console }, 'en');

type Fetch = typeof globalThis.fetch;

/** Stands for the server, which answers or does not. */
function stubServer(answer: () => Promise<Response>) {
  const fetch = vi.fn<Fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

// What Chromium, Firefox and Safari say of a page whose code did not come.
test.each([
  'Failed to fetch dynamically imported module: https://a.example/assets/x.js',
  'error loading dynamically imported module: https://a.example/assets/x.js',
  'Importing a module script failed.',
])('a page whose code does not come says that the server is away: %s', async (text) => {
  const fetch = stubServer(() => Promise.reject(new TypeError('Failed to fetch')));
  await render(
    <TranslateProvider translate={translate}>
      <PageFailure error={new TypeError(text)} />
    </TranslateProvider>,
  );
  await expect
    .element(page.getByRole('heading', { name: 'The server cannot be reached' }))
    .toBeVisible();
  await expect.element(page.getByText(/broken|link/iu)).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => fetch.mock.calls.map(([path]) => path)).toContain('/api/health');
});

test.each([
  { reason: 'offline', again: 1 },
  { reason: 'timeout', again: 1 },
  { reason: 'answer', status: 500, again: 0 },
] as const)(
  'content that failed is loaded again by itself once the server is back: %j',
  async (state) => {
    const { again, ...failure } = state;
    stubServer(() => Promise.resolve(new Response('{}')));
    const retry = vi.fn<() => void>();
    const error = new ApiError('We could not reach the server.', failure);
    await render(
      <TranslateProvider translate={translate}>
        <LoadFailure error={error} onRetry={retry} />
      </TranslateProvider>,
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be loaded');
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => retry.mock.calls.length).toBe(again);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(again + 1);
  },
);
