import polyglotI18nProvider from 'ra-i18n-polyglot';
import { AdminContext } from 'react-admin';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createClient } from '../../../api';
import { DEFAULT_BRAND } from '../../../branding';
import { createTranslator } from '../../../i18n';
import { TranslateProvider } from '../../../ui';
import { ConfirmProvider } from '../../feedback/confirm/ConfirmProvider';
import { ClientProvider } from '../../context/ClientContext';
import { texts } from '../../i18n/english';
import { createPreferences } from '../../preferences/preferences';
import { ConsoleContext, type ConsoleSetup } from '../../context/consoleContext';
import { PartnerUsersPanel } from './PartnerUsersPanel';

const { kit, fields, validation, ui, partner_users } = texts;
const translate = createTranslator({ kit, fields, validation, ui, partner_users });
const setup: ConsoleSetup = {
  area: 'admin',
  brand: DEFAULT_BRAND,
  preferences: createPreferences('admin'),
  resources: [],
  pages: [],
  home: () => '/',
  logout: () => Promise.resolve(),
};

const user = (id: number, name: string, role: string, account_state: string) => ({
  id,
  name,
  email: `user${id}@demo.in`,
  mobile_phone_number: '9444400001',
  partner_id: 1,
  role,
  account_state,
  status: account_state === 'disabled' ? 0 : 1,
  invitation_expires_at: null,
  version: 1,
  own: false,
});
const data = [
  user(1, 'Asha Rao', 'owner', 'active'),
  user(2, 'Bina Das', 'viewer', 'active'),
  user(3, 'Chand Ali', 'viewer', 'disabled'),
  user(4, 'Dev Iyer', 'manager', 'lapsed'),
];
const client = createClient({
  token: () => 'token',
  language: () => 'en',
  texts: () => ({ offline: '', timeout: '', failed: '' }),
  fetch: () => Promise.resolve(Response.json({ data })),
});

const rows = page.getByRole('row', { name: /Asha|Bina|Chand|Dev/u });

/** Ticks or unticks the options of a filter. */
async function choose(label: string, ...options: string[]) {
  await userEvent.click(page.getByRole('combobox', { name: new RegExp(`^${label}`, 'u') }));
  for (const name of options)
    await userEvent.click(page.getByRole('option', { name, exact: true }));
  await userEvent.keyboard('{Escape}');
}

test('the users of a partner are filtered by role and by state of the account', async () => {
  await render(
    <AdminContext i18nProvider={polyglotI18nProvider(() => texts, 'en')}>
      <TranslateProvider translate={translate}>
        <ConsoleContext value={setup}>
          <ClientProvider client={client}>
            <ConfirmProvider>
              <PartnerUsersPanel partnerId={1} />
            </ConfirmProvider>
          </ClientProvider>
        </ConsoleContext>
      </TranslateProvider>
    </AdminContext>,
  );
  await expect.poll(() => rows.elements().length).toBe(4);
  await choose('Role', 'Viewer');
  await expect.poll(() => rows.elements().length).toBe(2);
  await expect.element(rows.nth(0)).toHaveTextContent('Bina Das');
  await expect.element(rows.nth(1)).toHaveTextContent('Chand Ali');
  await choose('Account', 'Disabled');
  await expect.poll(() => rows.elements().length).toBe(1);
  await expect.element(rows.nth(0)).toHaveTextContent('Chand Ali');
  await choose('Role', 'Manager', 'Viewer');
  await choose('Account', 'Disabled', 'No valid invitation');
  await expect.element(rows.nth(0)).toHaveTextContent('Dev Iyer');
  await expect.poll(() => rows.elements().length).toBe(1);
});
