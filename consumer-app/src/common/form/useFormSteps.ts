import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const focusOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'focus' in state && typeof state.focus === 'string'
    ? state.focus
    : undefined;

/**
 * The step in the address, so that the browser's Back goes one step back. A new step gets the focus
 * on its heading, or on the field that was to be changed; '' leaves it to the error summary.
 */
export function useFormSteps(steps: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const { key } = location;
  const named = params.get('step');
  const step = steps.find((id) => id === named) ?? steps[0] ?? 'check';
  const focus = focusOf(location.state);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (focus === '') return;
    const element = document.getElementById(focus ?? `section-${step}`);
    element?.focus({ preventScroll: true });
    if (focus) element?.scrollIntoView({ block: 'center' });
    else window.scrollTo(0, 0);
  }, [key, step, focus]);
  const go = useCallback(
    (next: string, field?: string) =>
      setParams(
        // The rest of the address, such as a partner that it names, stays through the steps.
        (before) => ({ ...Object.fromEntries(before), step: next }),
        { state: field === undefined ? null : { focus: field } },
      ),
    [setParams],
  );
  return { step, go };
}
