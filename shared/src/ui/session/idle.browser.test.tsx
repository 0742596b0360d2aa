import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { getActivityKey } from '../../session/idle';
import { IdleDialog } from './IdleDialog';
import { IdleTimer } from './IdleTimer';

const config = { consoleMinutes: 15, consumerMinutes: 30, countdownSeconds: 60 };
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: new Date('2026-03-01T10:00:00Z'),
    shouldAdvanceTime: true,
  });
});
afterEach(() => void vi.useRealTimers());

async function watch() {
  const onIdle = vi.fn<() => void>();
  const onStay = vi.fn<() => void>();
  const page = await render(
    <IdleTimer area="admin" config={config} dialog={IdleDialog} onIdle={onIdle} onStay={onStay} />,
  );
  return { page, onIdle, onStay, dialog: page.getByRole('alertdialog') };
}

test('counts down after the rest, then ends the session once', async () => {
  const { page, onIdle, dialog } = await watch();
  await vi.advanceTimersByTimeAsync(14 * minute);
  expect(dialog.elements()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(minute + 500);
  await expect.element(dialog).toBeVisible();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(page.getByText(/^(3\d|40) seconds left$/)).toBeVisible();
  expect(onIdle).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(41_000);
  await expect.poll(() => onIdle.mock.calls.length).toBe(1);
});

test('activity before the warning restarts the idle time, after it only the button does', async () => {
  const { page, onIdle, onStay, dialog } = await watch();
  await vi.advanceTimersByTimeAsync(10 * minute);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  await vi.advanceTimersByTimeAsync(14 * minute);
  expect(dialog.elements()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(minute + 500);
  await expect.element(dialog).toBeVisible();
  document.dispatchEvent(new MouseEvent('mousemove'));
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Stay Logged In' }).click();
  expect(onStay).toHaveBeenCalledOnce();
  expect(onIdle).not.toHaveBeenCalled();
});

test('activity in another tab keeps this one signed in and closes its warning', async () => {
  const { onIdle, dialog } = await watch();
  const elsewhere = () => {
    const now = String(Date.now());
    localStorage.setItem(getActivityKey('admin'), now);
    window.dispatchEvent(
      new StorageEvent('storage', { key: getActivityKey('admin'), newValue: now }),
    );
  };
  await vi.advanceTimersByTimeAsync(10 * minute);
  elsewhere();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(dialog.elements()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(5 * minute + 500);
  await expect.element(dialog).toBeVisible();
  elsewhere();
  await expect.poll(() => dialog.elements().length).toBe(0);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(onIdle).not.toHaveBeenCalled();
});

test('a timer that comes late, as after a sleep of the device, does not lengthen the session', async () => {
  const { onIdle } = await watch();
  vi.setSystemTime(Date.now() + 17 * minute);
  document.dispatchEvent(new MouseEvent('mousemove'));
  await expect.poll(() => onIdle.mock.calls.length).toBe(1);
});

test('what happens between a sign-out and its new page does not store the time again', async () => {
  await watch();
  expect(localStorage.getItem(getActivityKey('admin'))).not.toBeNull();
  localStorage.removeItem(getActivityKey('admin'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(localStorage.getItem(getActivityKey('admin'))).toBeNull();
});

test('activity of another area does not count', async () => {
  const { dialog } = await watch();
  await vi.advanceTimersByTimeAsync(14 * minute);
  const key = getActivityKey('partner');
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: String(Date.now()) }));
  await vi.advanceTimersByTimeAsync(minute + 500);
  await expect.element(dialog).toBeVisible();
});

test('the server is told of activity every two minutes at most, and not of idling', async () => {
  const onActive = vi.fn<() => void>();
  await render(
    <IdleTimer
      area="admin"
      config={config}
      dialog={IdleDialog}
      onIdle={() => undefined}
      onActive={onActive}
    />,
  );
  const act = async (afterMs: number) => {
    await vi.advanceTimersByTimeAsync(afterMs);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  };
  await act(minute);
  expect(onActive).not.toHaveBeenCalled();
  await act(minute + 1000);
  await expect.poll(() => onActive.mock.calls.length).toBe(1);
  await act(minute);
  expect(onActive).toHaveBeenCalledTimes(1);
  await act(minute + 1000);
  await expect.poll(() => onActive.mock.calls.length).toBe(2);
  await vi.advanceTimersByTimeAsync(14 * minute);
  expect(onActive).toHaveBeenCalledTimes(2);
});
