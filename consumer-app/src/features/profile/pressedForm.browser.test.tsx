import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SchemaForm } from '../../form/SchemaForm';
import { loadSharedTexts } from '../../i18n';
import { queryClient } from '../../query/queryClient';
import { userWith } from '../../testing/user';
import { PERSONAL_FORM } from './personalForm';
import { profileTexts } from './texts';

it('shows the press before it checks the answers, and checks once', async () => {
  await loadSharedTexts();
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/user/user-detail']}>
        <Suspense fallback="…">
          <SchemaForm
            form={PERSONAL_FORM}
            record={userWith({ first_name: '' })}
            texts={profileTexts}
            onSend={() => Promise.resolve()}
          />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const shown = page.getByRole('button', { name: 'Agree and see offers' });
  await expect.element(shown).toBeVisible();
  const button = shown.element();
  if (!(button instanceof HTMLButtonElement)) throw new Error('no button');
  button.click();
  button.form?.requestSubmit();
  await Promise.resolve();
  expect(button.dataset['busy']).toBe('true');
  const summary = page.getByRole('alert');
  expect(summary.elements()).toHaveLength(0);
  await expect.element(summary).toBeVisible();
  await expect.poll(() => button.dataset['busy']).toBeUndefined();
});
