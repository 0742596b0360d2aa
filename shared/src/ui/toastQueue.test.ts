import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Toast, type ToastKind, maxToasts, nextStep } from './toastQueue';

const kinds = fc.constantFrom<ToastKind[]>('success', 'info', 'warning', 'error');
const toasts = fc
  .array(fc.record({ kind: kinds, text: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g') }))
  .map((list) => list.map((toast, id): Toast => ({ ...toast, id })));

test('never more than five, and no unread error is pushed away', () => {
  fc.assert(
    fc.property(toasts, (all) => {
      let shown: Toast[] = [];
      let queue = all;
      for (let step = nextStep(shown, queue); step.do !== 'wait'; step = nextStep(shown, queue)) {
        if (step.do === 'replace') {
          const { oldest } = step;
          expect(oldest.kind).not.toBe('error');
          shown = shown.filter((toast) => toast !== oldest);
        }
        if (step.do !== 'drop') shown = [...shown, step.toast];
        queue = queue.slice(1);
        expect(shown.length).toBeLessThanOrEqual(maxToasts);
      }
      if (queue.length > 0) expect(shown.every((toast) => toast.kind === 'error')).toBe(true);
    }),
  );
});

test('the same error is not said twice while it stands, the same success is', () => {
  const twice = (kind: ToastKind): Toast[] => [1, 2].map((id) => ({ id, kind, text: 'Saved' }));
  const [error] = twice('error');
  const [success] = twice('success');
  if (!error || !success) throw new Error('two toasts each');
  expect(nextStep([error], twice('error').slice(1)).do).toBe('drop');
  expect(nextStep([success], twice('success').slice(1)).do).toBe('show');
});
