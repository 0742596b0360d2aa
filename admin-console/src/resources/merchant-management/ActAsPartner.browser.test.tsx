import { ClientProvider } from '@marketplace/shared/admin';
import { createClient } from '@marketplace/shared/api';
import { createTranslator } from '@marketplace/shared/i18n';
import { sharedTexts } from '@marketplace/shared/i18n/en';
import { TranslateProvider } from '@marketplace/shared/ui';
import { AdminContext } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { merchantManagement } from '../../i18n/en/merchantManagement';
import { ActAsPartner } from './ActAsPartner';

type Fetch = typeof globalThis.fetch;

const translate = createTranslator({ ...sharedTexts, merchant_management: merchantManagement });

async function dialog(fetch: Fetch, onClose = vi.fn<() => void>()) {
  const client = createClient({
    token: () => 'token',
    language: () => 'en',
    texts: () => ({ offline: 'offline', timeout: 'timeout', failed: 'failed' }),
    fetch,
  });
  await render(
    <AdminContext>
      <TranslateProvider translate={translate}>
        <ClientProvider client={client}>
          <ActAsPartner partner={{ id: 4, title: 'Taralune Finance' }} onClose={onClose} />
        </ClientProvider>
      </TranslateProvider>
    </AdminContext>,
  );
  return onClose;
}

const refused = () =>
  vi.fn<Fetch>(() =>
    Promise.resolve(Response.json({ message: 'You do not have the right' }, { status: 403 })),
  );
const reason = () => page.getByLabelText('Reason');
const open = () => page.getByRole('button', { name: 'Open the portal' });
const sent = (fetch: ReturnType<typeof refused>): unknown => {
  const body = fetch.mock.calls[0]?.[1]?.body;
  return JSON.parse(typeof body === 'string' ? body : '{}');
};

test('asks for a reason before anything is sent', async () => {
  const fetch = refused();
  await dialog(fetch);
  await expect.element(reason()).toHaveFocus();
  await userEvent.fill(reason(), '   ');
  await userEvent.click(open());
  await expect.element(page.getByText('Enter a reason of at least 2 words')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

test('is read-only unless changes are ticked', async () => {
  const fetch = refused();
  await dialog(fetch);
  await userEvent.fill(reason(), ' Payout question of today ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('You do not have the right')).toBeVisible();
  expect(sent(fetch)).toEqual({ partner_id: 4, reason: 'Payout question of today', write: false });
});

test('a refusal keeps what was typed, and the ticked box is sent', async () => {
  const fetch = refused();
  const closed = await dialog(fetch);
  await userEvent.fill(reason(), 'Payout question of today');
  await userEvent.click(page.getByRole('switch', { name: /Allow changes/ }));
  await userEvent.click(open());
  await expect.element(page.getByText('You do not have the right')).toBeVisible();
  await expect.element(reason()).toHaveValue('Payout question of today');
  expect(sent(fetch)).toMatchObject({ write: true });
  expect(document.cookie).not.toContain('artner');
  expect(closed).not.toHaveBeenCalled();
});
