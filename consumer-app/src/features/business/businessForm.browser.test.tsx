import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SchemaForm } from '../../form/SchemaForm';
import { loadSharedTexts } from '../../i18n';
import { queryClient } from '../../query/queryClient';
import { userWith } from '../../testing/user';
import { BUSINESS_FORM } from './businessForm';
import { businessTexts } from './texts';
import '@marketplace/shared/ui/base.css';

test('who has a registration certificate is not offered “Not registered”', async () => {
  await page.viewport(1024, 900);
  await loadSharedTexts();
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/user/business-detail']}>
        <Suspense fallback="…">
          <SchemaForm
            form={BUSINESS_FORM}
            record={userWith()}
            texts={businessTexts}
            onSend={() => Promise.resolve()}
          />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const registration = page.getByRole('combobox', { name: 'Business registration' });
  await expect.element(registration).toBeVisible();
  await expect
    .element(registration.getByRole('option', { name: 'Proprietorship' }))
    .toBeInTheDocument();
  await expect
    .element(registration.getByRole('option', { name: 'Not registered' }))
    .not.toBeInTheDocument();
});
