import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTranslator } from '../../../i18n';
import { notify, ToastHost, TranslateProvider } from '../../../ui';
import { texts } from '../../i18n/english';
import { ConfirmProvider, type Question, useConfirm } from './ConfirmProvider';

const { console: consoleTexts, kit, ui } = texts;
const translate = createTranslator({ console: consoleTexts, kit, ui });

interface AskerProps {
  question: Question;
  onAnswer: (answer: boolean) => void;
}

function Asker({ question, onAnswer }: AskerProps) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm(question).then(onAnswer)}>
      Remove lender
    </button>
  );
}

async function ask(question: Question) {
  const answers: boolean[] = [];
  const page = await render(
    <TranslateProvider translate={translate}>
      <ConfirmProvider>
        <Asker question={question} onAnswer={(answer) => answers.push(answer)} />
      </ConfirmProvider>
      <ToastHost />
    </TranslateProvider>,
  );
  const opener = page.getByRole('button', { name: 'Remove lender' });
  await opener.click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect.element(dialog).toBeVisible();
  return { page, answers, opener, dialog };
}

test('a destructive dialog focuses Cancel first, and returns the focus', async () => {
  const { page, answers, opener } = await ask({ destructive: true });
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => answers).toEqual([false]);
  await expect.element(opener).toHaveFocus();
});

test('Delete agrees, Esc does not', async () => {
  const first = await ask({ destructive: true });
  await first.page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => first.answers).toEqual([true]);
  await first.opener.click();
  await expect.element(first.dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => first.answers).toEqual([true, false]);
});

test('Tab stays inside the dialog', async () => {
  const { page } = await ask({ destructive: true });
  for (let press = 0; press < 5; press += 1) {
    await userEvent.tab();
    const focused = document.activeElement;
    expect(focused === document.body || focused?.closest('[role=presentation]') !== null).toBe(
      true,
    );
  }
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('alertdialog').elements().length).toBe(0);
});

test('a double click acts once, and the dialog stays until the work is done', async () => {
  let calls = 0;
  let finish: () => void = () => undefined;
  const action = () => {
    calls += 1;
    return new Promise<void>((resolve) => (finish = resolve));
  };
  const { page, answers, dialog } = await ask({ destructive: true, action });
  await page.getByRole('button', { name: 'Delete' }).dblClick();
  expect(calls).toBe(1);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  expect(answers).toEqual([]);
  finish();
  await expect.poll(() => answers).toEqual([true]);
});

test('an action that fails keeps the dialog, which says why and tries again', async () => {
  let isRefused = true;
  const action = () => (isRefused ? Promise.reject(new Error('refused')) : Promise.resolve());
  const { page, answers, dialog } = await ask({ action });
  await page.getByRole('button', { name: 'Continue' }).click();
  const message = dialog.getByRole('alert');
  await expect.element(message).toHaveTextContent('refused');
  await expect.element(message).toHaveFocus();
  expect(answers).toEqual([]);
  isRefused = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => answers).toEqual([true]);
});

test('a failed action can be given up', async () => {
  const { page, answers, dialog } = await ask({ action: () => Promise.reject(new Error('no')) });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => answers).toEqual([false]);
  expect(page.getByRole('alertdialog').elements()).toHaveLength(0);
});

test('a screen reader hears the toasts of before and during the dialog', async () => {
  notify.error('No connection');
  const { page } = await ask({});
  const toasts = page.getByRole('alert');
  await expect.element(toasts).toHaveTextContent('No connection');
  notify.error('Update failed');
  await expect.poll(() => toasts.elements().length).toBe(2);
  await toasts.first().getByRole('button', { name: 'Close' }).click();
  await expect.element(toasts).toHaveTextContent('Update failed');
  await toasts.getByRole('button', { name: 'Close' }).click();
});
