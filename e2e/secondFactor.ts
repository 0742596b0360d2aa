import type { Locator } from '@playwright/test';
import { totpAt, totpStep } from '../mock-server/src/auth/totp';
import { expectAccessible } from './accessible';
import { expect } from './fixtures';

/** Switches the second factor on in the section that offers it; returns a recovery code. */
export async function switchOnSecondFactor(section: Locator, password: string): Promise<string> {
  const page = section.page();
  await section.getByRole('button', { name: 'Switch on' }).click();
  const first = page.getByRole('dialog', { name: 'Switch on' });
  await first.getByLabel('Your password').fill(password);
  await first.getByRole('button', { name: 'Continue' }).click();
  const scan = page.getByRole('dialog', { name: 'Connect your app' });
  await expect(scan.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await scan.locator('code').textContent()) ?? '';
  await expectAccessible(page);
  await scan.getByLabel('Code').fill(totpAt(secret, totpStep()));
  await scan.getByRole('button', { name: 'Switch on' }).click();
  const codes = section.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await expectAccessible(page);
  await section.getByRole('button', { name: 'I have saved them' }).click();
  return recovery;
}
