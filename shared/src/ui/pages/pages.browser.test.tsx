import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTranslator } from '../../i18n/translator';
import { ui as hindi } from '../../i18n/hi/ui';
import { ErrorBoundary } from './ErrorBoundary';
import { TranslateProvider } from '../text/translate';

function Broken({ broken }: { broken: boolean }) {
  if (broken) throw new Error('this test breaks the page');
  return <p>Lenders</p>;
}

test('a page that breaks is replaced, and another path tries again', async () => {
  const reported: unknown[] = [];
  const view = (path: string, broken: boolean) => (
    <ErrorBoundary resetKey={path} onError={(error) => reported.push(error)}>
      <Broken broken={broken} />
    </ErrorBoundary>
  );
  const page = await render(view('/admin/lenders', true));
  await expect
    .element(page.getByRole('heading', { name: 'OOPS...SOMETHING WENT WRONG HERE' }))
    .toBeVisible();
  await expect
    .element(page.getByText("The link you followed had some problem and it's broken"))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(reported).toHaveLength(1);
  await page.rerender(view('/admin/partners', false));
  await expect.element(page.getByText('Lenders')).toBeVisible();
});

test('the error page speaks the language of the app', async () => {
  const page = await render(
    <TranslateProvider translate={createTranslator({ ui: hindi })}>
      <ErrorBoundary>
        <Broken broken />
      </ErrorBoundary>
    </TranslateProvider>,
  );
  await expect.element(page.getByRole('button', { name: hindi.error_page.reload })).toBeVisible();
});
