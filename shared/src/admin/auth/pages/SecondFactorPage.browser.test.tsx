import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '../../../api';
import { DEFAULT_BRAND } from '../../../branding';
import { TranslateProvider } from '../../../ui';
import { signInTranslate } from '../../i18n/signInTexts';
import { SecondFactorPage } from './SecondFactorPage';

test('asks again for a missing or a wrong code, and passes with the right one', async () => {
  const call = vi.fn().mockRejectedValueOnce(new ApiError('', { fields: { code: 'Wrong code' } }));
  const onPassed = vi.fn<() => void>();
  await render(
    <TranslateProvider translate={signInTranslate('en')}>
      <SecondFactorPage
        area="partner"
        brand={DEFAULT_BRAND}
        language="en"
        onLanguage={() => undefined}
        client={{ call }}
        token="token"
        onPassed={onPassed}
      />
    </TranslateProvider>,
  );
  const code = page.getByRole('textbox');
  const button = page.getByRole('button', { name: 'Sign in' });
  await userEvent.click(button);
  await expect.element(code).toHaveFocus();
  await expect.element(code).toBeInvalid();
  expect(call).not.toHaveBeenCalled();
  await userEvent.fill(code, ' 123456 ');
  await userEvent.click(button);
  await expect.element(page.getByText('Wrong code')).toBeVisible();
  await expect.element(code).toHaveValue(' 123456 ');
  expect(call.mock.lastCall?.[1]).toEqual({ body: { token: 'token', code: '123456' } });
  expect(onPassed).not.toHaveBeenCalled();
  call.mockResolvedValueOnce({});
  await userEvent.click(button);
  await expect.poll(() => onPassed.mock.calls.length).toBe(1);
});
