import { DEFAULT_BRAND } from '@marketplace/shared/branding';
import { clearApplicationData } from '@marketplace/shared/session';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { chooseLanguage } from '../language/language';
import { App } from './App';

const testAddress = window.location.href;

const open = (path: string) => {
  window.history.replaceState(null, '', path);
  return render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
};

afterEach(async () => {
  window.history.replaceState(null, '', testAddress);
  await chooseLanguage('en');
  clearApplicationData('consumer');
});

test('changing the language keeps what was typed', async () => {
  const screen = await open('/');
  await screen.getByRole('textbox', { name: 'Mobile number or e-mail' }).fill('98765');
  await screen.getByRole('button', { name: 'हिन्दी' }).click();
  const field = screen.getByRole('textbox', { name: 'मोबाइल नंबर या ई-मेल' });
  await expect.element(field).toHaveValue('98765');
  expect(document.documentElement.lang).toBe('hi');
  expect(document.title).toBe(`लोन की तुलना करने के लिए साइन इन करें | ${DEFAULT_BRAND.name}`);
});

test('an anonymous visitor who asks for the offers is shown the sign-in', async () => {
  const screen = await open('/user/offers');
  await expect.element(screen.getByRole('button', { name: 'Send code' })).toBeVisible();
});

test('a server error is reported at the field, and the input stays', async () => {
  const screen = await open('/login');
  const field = screen.getByRole('textbox', { name: 'Mobile number or e-mail' });
  await field.fill('9876543210');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/Something went wrong on our side/);
  await expect.element(field).toHaveValue('9876543210');
});

test('an unknown address shows the not-found page with a link', async () => {
  const screen = await open('/user/no/such/page');
  const title = screen.getByRole('heading', { level: 1 });
  await expect.element(title).toHaveTextContent('Page not found');
  await screen.getByRole('button', { name: 'हिन्दी' }).click();
  await expect.element(title).toHaveTextContent('पेज नहीं मिला');
  await screen.getByRole('button', { name: 'English' }).click();
  await expect.element(title).toHaveTextContent('Page not found');
  await screen.getByRole('link', { name: 'Go to the start page' }).click();
  await expect.element(screen.getByRole('button', { name: 'Send code' })).toBeVisible();
});

test.each(['/User/Offers', '/user/user-detail/Gold-Loan', '/Transfer/x'])(
  'the guards do not depend on letter case: %s is no page',
  async (path) => {
    const screen = await open(path);
    await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
);
