import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Toast, type ToastKind, type Toasts, MAX_TOASTS, showWaiting } from './toastQueue';

const kinds = fc.constantFrom<ToastKind[]>('success', 'info', 'warning', 'error');
const lists = fc
  .array(fc.record({ kind: kinds, text: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g') }))
  .map((list) => list.map((toast, id): Toast => ({ ...toast, id })));

const errorTexts = (toasts: readonly Toast[]) =>
  new Set(toasts.filter((toast) => toast.kind === 'error').map((toast) => toast.text));

test('never more than five, and no unread error is lost', () => {
  fc.assert(
    fc.property(lists, (all) => {
      let toasts: Toasts = { shown: [], waiting: [] };
      for (const toast of all) {
        toasts = showWaiting({ ...toasts, waiting: [...toasts.waiting, toast] });
        expect(toasts.shown.length).toBeLessThanOrEqual(MAX_TOASTS);
      }
      expect(errorTexts([...toasts.shown, ...toasts.waiting])).toEqual(errorTexts(all));
      const full = toasts.shown.filter((toast) => toast.kind === 'error').length === MAX_TOASTS;
      expect(toasts.waiting.length === 0 || full).toBe(true);
    }),
  );
});

test('the same error is not repeated while it is shown; a third success is one with the others', () => {
  const twice = (kind: ToastKind): Toast[] => [1, 2].map((id) => ({ id, kind, text: 'Saved' }));
  expect(showWaiting({ shown: [], waiting: twice('error') }).shown).toHaveLength(1);
  const successes = twice('success');
  expect(showWaiting({ shown: [], waiting: successes }).shown).toHaveLength(2);
  const third: Toast = { id: 3, kind: 'success', text: 'Saved' };
  expect(showWaiting({ shown: successes, waiting: [third] }).shown).toEqual([
    { ...third, count: 3 },
  ]);
});
