import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The history state of a step. */
interface Visit {
  /** The field to focus; '' leaves the focus to the error summary. */
  focus?: string;
  /** The person came from the check to change an answer and returns there. */
  changing?: boolean;
}

const toVisit = (state: unknown): Visit => {
  if (typeof state !== 'object' || state === null) return {};
  const focus = 'focus' in state ? state.focus : undefined;
  const changing = 'changing' in state && state.changing === true;
  return { changing, ...(typeof focus === 'string' ? { focus } : {}) };
};

/** Keeps the focus where it is when `event` is the second press of a double click. */
const ignoreSecondPress = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** The step in the address, which changes before the page renders it. */
const getStepInAddress = (): string | null =>
  new URLSearchParams(window.location.search).get('step');

/**
 * Keeps the current step in the address, so that Back goes one step back. Without a step in the address it is
 * `start`, or, when the form opens, `resumed`: the step that a draft had reached. `stepFor` maps the wanted
 * step to the one to show. A new step focuses its heading, or the field to change.
 */
export function useFormSteps(
  steps: readonly string[],
  { start, resumed = start }: { start: string; resumed?: string | undefined },
  stepFor: (wanted: string) => string,
) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const { key } = location;
  const findStep = (name: string | null): string | undefined => steps.find((step) => step === name);
  // Decided on arrival, so that typing does not move the person to another step.
  const getArrivalStep = (otherwise: string) => {
    const wanted = findStep(params.get('step')) ?? findStep(otherwise) ?? start;
    return { key, wanted, step: stepFor(wanted) };
  };
  const [arrival, setArrival] = useState(() => getArrivalStep(resumed));
  if (arrival.key !== key) setArrival(getArrivalStep(start));
  const { step, wanted } = arrival;
  const { focus, changing } = toVisit(location.state);
  const shown = useRef(key);

  useEffect(() => {
    if (shown.current === key) return undefined;
    shown.current = key;
    if (focus === '') return undefined;
    const element = document.getElementById(focus ?? `section-${step}`);
    element?.focus({ preventScroll: true });
    if (focus) element?.scrollIntoView({ block: 'center' });
    else if (step === 'check' || !element) window.scrollTo(0, 0);
    else element.scrollIntoView({ block: 'start' });
    // A double click on Continue presses whatever the new step has at that place, which would take
    // the focus from the heading.
    document.addEventListener('mousedown', ignoreSecondPress, { once: true });
    return () => document.removeEventListener('mousedown', ignoreSecondPress);
  }, [key, step, focus]);

  // Back from a later step leads to the resumed one, so the address has to contain it.
  const isResuming = useRef(resumed !== start && !params.has('step'));
  useEffect(() => {
    if (!isResuming.current) return;
    isResuming.current = false;
    setParams((before) => ({ ...Object.fromEntries(before), step: resumed }), {
      state: { focus: '' } satisfies Visit,
      replace: true,
    });
  }, [resumed, setParams]);

  const go = useCallback(
    (next: string, visit: Visit = {}) =>
      setParams(
        // The other query parameters, such as a partner, stay.
        (before) => ({ ...Object.fromEntries(before), step: next }),
        // A second press before the address changes replaces the entry, so that the history gets only one.
        { state: visit, replace: getStepInAddress() === next },
      ),
    [setParams],
  );
  return { step, wanted, changing: changing === true, go };
}
