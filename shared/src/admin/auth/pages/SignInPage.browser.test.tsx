import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '../../../api';
import { DEFAULT_BRAND } from '../../../branding';
import { TranslateProvider } from '../../../ui';
import { signInTranslate } from '../../i18n/signInTexts';
import { SignInPage } from './SignInPage';
import type { Credentials } from '../useSignIn';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function renderSignIn(submit: (input: Credentials) => Promise<void>, onTyping?: () => void) {
  await render(
    <TranslateProvider translate={signInTranslate('en')}>
      <SignInPage
        area="admin"
        brand={DEFAULT_BRAND}
        language="en"
        onLanguage={() => undefined}
        submit={submit}
        onTyping={onTyping}
      />
    </TranslateProvider>,
  );
}

const email = () => page.getByLabelText('E-mail');
const password = () => page.getByLabelText('Password', { exact: true });
const button = () => page.getByRole('button', { name: 'Sign in' });

async function type() {
  await userEvent.fill(email(), 'asha@demo.in');
  await userEvent.fill(password(), 'Secret@1');
}

test('names the page, says what is missing, and goes to the first such field', async () => {
  const submit = vi.fn<(input: Credentials) => Promise<void>>();
  await renderSignIn(submit);
  expect(document.title).toBe(`Admin - Sign in | ${DEFAULT_BRAND.name}`);
  await userEvent.click(button());
  await expect.element(page.getByText('Enter your e-mail')).toBeVisible();
  await expect.element(page.getByText('Enter your password')).toBeVisible();
  await expect.element(email()).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

test('fetches what comes next while the person types, and sends once for two clicks', async () => {
  const typing = vi.fn<() => void>();
  let finish: (() => void) | undefined;
  const submit = vi.fn<(input: Credentials) => Promise<void>>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  await renderSignIn(submit, typing);
  expect(typing).not.toHaveBeenCalled();
  await type();
  expect(typing).toHaveBeenCalled();
  await userEvent.dblClick(button());
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledWith({ email: 'asha@demo.in', password: 'Secret@1' });
  finish?.();
});

test.each([
  [
    'a wrong password',
    new ApiError('E-mail or password is not right', { status: 401 }),
    'not right',
  ],
  [
    'no server',
    new ApiError('We could not reach the server.', { reason: 'offline' }),
    'We kept what you entered',
  ],
])('keeps what was typed after %s', async (_, error, text) => {
  await renderSignIn(() => Promise.reject(error));
  await type();
  await userEvent.click(button());
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await expect.element(email()).toHaveValue('asha@demo.in');
  await expect.element(password()).toHaveValue('Secret@1');
});

test('is disabled for as long as the server asked, then can be tried again', async () => {
  const submit = vi.fn<(input: Credentials) => Promise<void>>(() =>
    Promise.reject(new ApiError('Too many tries', { status: 429, retryAfter: 40 })),
  );
  await renderSignIn(submit);
  await type();
  await userEvent.click(button());
  await expect.element(page.getByText('You can try again in 40 seconds.')).toBeVisible();
  await expect.element(button()).toBeDisabled();
  vi.advanceTimersByTime(40_500);
  await expect.element(button()).toBeEnabled();
  await userEvent.click(button());
  expect(submit).toHaveBeenCalledTimes(2);
});

test('shows what the server says of a field at the field, and goes there', async () => {
  const error = new ApiError('', { status: 422, fields: { password: 'Too long' } });
  await renderSignIn(() => Promise.reject(error));
  await type();
  await userEvent.click(button());
  await expect.element(page.getByText('Too long')).toBeVisible();
  await expect.element(password()).toHaveFocus();
  await expect.element(password()).toHaveAccessibleDescription('Error: Too long');
});

test('shows the password on demand', async () => {
  await renderSignIn(() => Promise.resolve());
  await type();
  await userEvent.click(page.getByRole('button', { name: 'Show password' }));
  await expect.element(password()).toHaveAttribute('type', 'text');
});
