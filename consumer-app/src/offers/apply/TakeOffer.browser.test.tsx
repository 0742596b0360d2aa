import '@marketplace/shared/ui/base.css';
import { expect, it } from 'vitest';
import { renderTakeOffer } from '../../testing/renderTakeOffer';

async function renderOnPhone(lender: string) {
  const dialog = await renderTakeOffer(lender, 640);
  await expect.element(dialog.getByRole('checkbox')).toBeVisible();
  return dialog;
}

it('breaks a long name of a lender on a phone, where the dialog does not scroll sideways', async () => {
  const dialog = await renderOnPhone('ShriMahalakshmiGraminVikasSahakariBank_Maryadit_Karnataka');
  expect(dialog.element().scrollWidth).toBe(dialog.element().clientWidth);
});

it('shows above its buttons that the box is not ticked', async () => {
  const dialog = await renderOnPhone('Falgun-Finance');
  const box = dialog.getByRole('checkbox');
  const send = dialog.getByRole('button', { name: 'Send application' });
  // The person has scrolled until the label of the box stands just above the buttons.
  const label = box.element().closest('label')?.getBoundingClientRect().bottom ?? NaN;
  dialog.element().scrollBy(0, label - send.element().getBoundingClientRect().top + 20);
  // A click of the driver would scroll the dialog first.
  send.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(box).toHaveFocus();
  const missing = dialog.getByText('Tick the box');
  await expect
    .poll(() => missing.element().getBoundingClientRect().bottom)
    .toBeLessThan(send.element().getBoundingClientRect().top);
});
