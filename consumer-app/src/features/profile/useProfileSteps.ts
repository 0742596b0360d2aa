import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { StepId } from './profileSteps';
import { stepFor, stepNamed } from './profileSteps';
import type { ProfileValues } from './profileValues';

const focusOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'focus' in state && typeof state.focus === 'string'
    ? state.focus
    : undefined;

/**
 * The step in the address, so that the browser's Back goes one step back. A new step gets the focus
 * on its heading, or on the field that was to be changed; '' leaves it to the error summary.
 */
export function useProfileSteps(getValues: () => ProfileValues) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  // Judged on arrival: what is typed then must not carry the person off to another step.
  const arriving = () => ({
    key: location.key,
    step: stepFor(stepNamed(params.get('step')), getValues()),
  });
  const [arrival, setArrival] = useState(arriving);
  if (arrival.key !== location.key) setArrival(arriving());
  const { step } = arrival;
  const focus = focusOf(location.state);
  const shown = useRef(location.key);

  useEffect(() => {
    if (shown.current === location.key) return;
    shown.current = location.key;
    if (focus === '') return;
    const target = focus ?? (step === 'check' ? 'section-check' : `section-${step}`);
    const element = document.getElementById(target);
    element?.focus({ preventScroll: true });
    if (focus) element?.scrollIntoView({ block: 'center' });
    else if (step === 'check' || !element) window.scrollTo(0, 0);
    else element.scrollIntoView({ block: 'start' });
  }, [location.key, step, focus]);

  const go = useCallback(
    (next: StepId, field?: string) =>
      setParams({ step: next }, { state: field === undefined ? null : { focus: field } }),
    [setParams],
  );
  return { step, go };
}
