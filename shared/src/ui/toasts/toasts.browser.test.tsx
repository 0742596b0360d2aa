import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page as viewport, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialogs/Dialog';
import { notify } from './notify';
import { ToastHost } from './ToastHost';
import { closeToast, getShownToasts } from './toastStore';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }),
);
afterEach(() => {
  vi.useRealTimers();
  while (getShownToasts().length > 0) for (const toast of getShownToasts()) closeToast(toast.id);
});

test('a success closes after three seconds', async () => {
  const page = await render(<ToastHost />);
  notify.success('Lender updated successfully!');
  const toast = page.getByRole('status');
  await expect.element(toast).toHaveTextContent('Lender updated successfully!');
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(toast).toBeVisible();
  await vi.advanceTimersByTimeAsync(1500);
  await expect.poll(() => toast.elements().length).toBe(0);
});

test('at most five are shown at a time, the newest among them', async () => {
  const page = await render(<ToastHost />);
  for (const number of [1, 2, 3, 4, 5, 6, 7]) notify.info(`Row ${number}`);
  await expect.element(page.getByText('Row 7')).toBeVisible();
  await expect.poll(() => page.getByRole('status').elements().length).toBe(5);
  expect(page.getByText('Row 1').elements()).toHaveLength(0);
});

test.each([
  ['an error', () => notify.error('Update failed')],
  ['a toast with an action', () => notify.success('Off', { label: 'Undo', run: () => {} })],
])('%s closes after three seconds, which the focus holds up', async (_, show) => {
  const page = await render(<ToastHost />);
  show();
  const toast = page.getByText(/Update failed|Off/);
  await expect.element(toast).toBeVisible();
  const close = page.getByRole('button', { name: 'Close' }).element();
  if (!(close instanceof HTMLElement)) throw new Error('the toast has no button');
  close.focus();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(toast).toBeVisible();
  close.blur();
  await vi.advanceTimersByTimeAsync(3500);
  await expect.poll(() => toast.elements().length).toBe(0);
});

test('a toast names the record and the field; an action runs once, and the toast goes', async () => {
  const page = await render(<ToastHost />);
  const run = vi.fn<() => void>();
  notify.success('Lender updated successfully!', { label: 'Undo', run }, 'Girivar-Bank: Priority');
  await expect.element(page.getByText('Girivar-Bank: Priority')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  await expect.poll(() => page.getByRole('status').elements().length).toBe(0);
});

test('three toasts of a kind are one with their number', async () => {
  const page = await render(<ToastHost />);
  for (const of of ['A', 'B', 'C', 'D']) notify.success('Saved', undefined, of);
  await expect.element(page.getByText('4 times')).toBeVisible();
  expect(page.getByRole('status').elements()).toHaveLength(1);
});

test('the keyboard reads an error by focus and closes it with Esc', async () => {
  const page = await render(<ToastHost />);
  notify.error('Failed to update order');
  const close = page.getByRole('button', { name: 'Close' });
  await expect.element(close).toBeVisible();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('alert').elements().length).toBe(0);
});

test('a sixth error waits until one of five has been closed', async () => {
  const page = await render(<ToastHost />);
  for (const number of [1, 2, 3, 4, 5, 6]) notify.error(`Fault ${number}`);
  await expect.poll(() => page.getByRole('alert').elements().length).toBe(5);
  expect(page.getByText('Fault 6').elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect.element(page.getByText('Fault 6')).toBeVisible();
  expect(page.getByText('Fault 1').elements()).toHaveLength(0);
});

test('a toast is above an open dialog', async () => {
  const page = await render(
    <>
      <Dialog open title="Edit" />
      <ToastHost />
    </>,
  );
  notify.error('Update failed');
  const toast = page.getByText('Update failed');
  await expect.element(toast).toBeVisible();
  const layer = toast.element().closest('[popover]');
  expect(layer?.matches(':popover-open')).toBe(true);
});

test('on a phone a toast is above the bar of buttons at the bottom, wherever the page is scrolled to', async () => {
  await viewport.viewport(390, 800);
  const page = await render(
    <>
      <div style={{ height: 3000 }} />
      <div
        data-testid="bar"
        style={{ position: 'sticky', bottom: 0, height: 72, anchorName: '--bottom-bar' }}
      />
      <footer style={{ height: 200 }} />
      <ToastHost />
    </>,
  );
  notify.error('Update failed');
  const toast = page.getByRole('alert');
  await expect.element(toast).toBeVisible();
  const gap = () => {
    const bar = page.getByTestId('bar').element().getBoundingClientRect();
    return Math.round(bar.top - toast.element().getBoundingClientRect().bottom);
  };
  for (const top of [0, 1000, 9999]) {
    window.scrollTo(0, top);
    await expect.poll(gap, { message: `scrolled to ${top}` }).toBe(20);
  }
});

test('on a phone without such a bar a toast is at the bottom', async () => {
  await viewport.viewport(390, 800);
  const page = await render(<ToastHost />);
  notify.error('Update failed');
  const toast = page.getByRole('alert');
  await expect.element(toast).toBeVisible();
  const bottom = () => Math.round(innerHeight - toast.element().getBoundingClientRect().bottom);
  await expect.poll(bottom).toBe(20);
});

test('on a wide screen a console’s toast is in the bar at the top, clear of rows and dialogs', async () => {
  await viewport.viewport(1280, 800);
  const page = await render(<ToastHost place="top" />);
  notify.error('Update failed');
  const toast = page.getByRole('alert');
  await expect.element(toast).toBeVisible();
  await expect.poll(() => Math.round(toast.element().getBoundingClientRect().top)).toBe(4);
});

test.each([1200, 1280, 1366, 1440])(
  'at %d px a toast of many words is no higher than the bar, and shows them all under the pointer',
  async (width) => {
    await viewport.viewport(width, 800);
    const page = await render(<ToastHost place="top" />);
    const undo = { label: 'Undo', run: () => {} };
    const detail = 'Chandrabhaga-Gramin-Vikas-Finance: Maximum age at the end of the tenure';
    notify.success('The change waits for a second admin, who sees it in Approvals.', undo, detail);
    const toast = page.getByRole('status');
    const words = page.getByText(detail);
    await expect.element(words).toBeVisible();
    const getBottom = () => toast.element().getBoundingClientRect().bottom;
    await expect.poll(getBottom).toBeGreaterThan(40);
    expect(getBottom()).toBeLessThanOrEqual(64);
    await userEvent.hover(toast);
    const isWhole = () => {
      const box = words.element().parentElement?.getBoundingClientRect();
      return words.element().getBoundingClientRect().bottom <= (box?.bottom ?? 0) + 1;
    };
    await expect.poll(isWhole).toBe(true);
    await viewport.viewport(1280, 800);
  },
);
