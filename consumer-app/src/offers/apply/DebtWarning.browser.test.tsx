import '@marketplace/shared/ui/base.css';
import { getCommitments } from '@marketplace/shared/api';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../query';
import { api } from '../../session';
import { renderTakeOffer } from '../../testing/renderTakeOffer';

afterEach(() => queryClient.clear());

/** Opens the dialog on a phone, for a person without a session who is committed to this. */
async function open(open_applications: number, emis: number) {
  const { queryKey } = api.query(getCommitments, { params: { id: '' } });
  queryClient.setQueryData(queryKey, { data: { open_applications, emis, monthly_income: 45_000 } });
  return renderTakeOffer('Falgun-Finance', 800);
}

const send = { name: 'Send application' };

it('asks to acknowledge many applications and high EMIs before sending', async () => {
  const dialog = await open(2, 30_000);
  await expect.element(dialog.getByText(/you would have 3 open applications/)).toBeVisible();
  await expect.element(dialog.getByText(/EMIs would take 77.8% of your income/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: /gets my profile|Falgun/ }).click();
  await dialog.getByRole('button', send).click();
  await expect.element(dialog.getByText('Tick the box if you still want to send')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: 'I have read this' })).toHaveFocus();
});

it('has no button to send where EMIs would take more than the income', async () => {
  const dialog = await open(0, 44_000);
  await expect.element(dialog.getByText(/more than the ₹45,000 you earn/)).toBeVisible();
  await expect.element(dialog.getByRole('button', send)).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
});

it('says nothing where little is open', async () => {
  const dialog = await open(1, 5_000);
  await expect.element(dialog.getByRole('button', send)).toBeVisible();
  await expect.element(dialog.getByRole('checkbox')).toBeVisible();
  await expect.element(dialog.getByText('Before you send this')).not.toBeInTheDocument();
});
