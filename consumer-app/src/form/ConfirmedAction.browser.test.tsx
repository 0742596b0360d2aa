import '@marketplace/shared/ui/base.css';
import { ApiError } from '@marketplace/shared/api';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmedAction } from './ConfirmedAction';

const question = { title: 'Withdraw it?', text: 'You owe nothing.' };

test('a press that failed offline says so above the button, and the next one acts', async () => {
  await page.viewport(320, 640);
  let tries = 0;
  const act = async () => {
    tries += 1;
    if (tries === 1) throw new ApiError('We could not reach the server.', { reason: 'offline' });
  };
  await render(
    <ConfirmedAction
      wide
      label="Withdraw"
      question={question}
      act={act}
      done="Withdrawn"
      failed="We could not withdraw it"
    />,
  );
  const button = page.getByRole('button', { name: 'Withdraw' });
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' });
  await button.click();
  await confirm.click();
  const failure = page.getByRole('alert').filter({ hasText: 'We could not withdraw it' });
  await expect.element(failure).toHaveTextContent('We could not reach the server.');
  await expect.element(confirm).not.toBeInTheDocument();
  const gap = () =>
    button.element().getBoundingClientRect().top - failure.element().getBoundingClientRect().bottom;
  await expect.poll(gap).toBeGreaterThanOrEqual(8);
  await button.click();
  await confirm.click();
  await expect.element(failure).not.toBeInTheDocument();
  expect(tries).toBe(2);
});
