import type { Locator } from '@playwright/test';

/** A visitor's help request, by the field names of the external help desk. */
export const HELP = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  company: '',
  description: 'My code does not come',
};

/** Fills in the dialog for help, in English. */
export async function fillHelp(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Your name').fill(HELP.name);
  await dialog.getByLabel('E-mail').fill(HELP.email);
  await dialog.getByLabel('Phone number').fill(HELP.phone);
  await dialog.getByLabel('How can we help?').fill(HELP.description);
}
