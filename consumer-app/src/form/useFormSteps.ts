import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** What the history remembers of a step besides its name. */
interface Visit {
  /** The field that gets the focus; '' leaves it to the error summary. */
  focus?: string;
  /** The person came from the check to change something, and goes back there. */
  changing?: boolean;
}

const visitOf = (state: unknown): Visit => {
  if (typeof state !== 'object' || state === null) return {};
  const focus = 'focus' in state ? state.focus : undefined;
  const changing = 'changing' in state && state.changing === true;
  return { changing, ...(typeof focus === 'string' ? { focus } : {}) };
};

/** The step that the address names, ahead of the page where that is still being drawn. */
const stepAsked = (): string | null => new URLSearchParams(window.location.search).get('step');

/**
 * The step in the address, so that the browser's Back goes one step back; `start` where it names none,
 * but `resumed`, the step that a draft had reached, when the form is opened.
 * `stepFor` says which step is shown for the wanted one. A new step gets the focus on its heading, or on the field that was to
 * be changed.
 */
export function useFormSteps(
  steps: readonly string[],
  { start, resumed = start }: { start: string; resumed?: string | undefined },
  stepFor: (wanted: string) => string,
) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const { key } = location;
  const stepNamed = (name: string | null): string | undefined =>
    steps.find((step) => step === name);
  // Judged on arrival: what is typed then must not carry the person off to another step.
  const arriving = (otherwise: string) => {
    const wanted = stepNamed(params.get('step')) ?? stepNamed(otherwise) ?? start;
    return { key, wanted, step: stepFor(wanted) };
  };
  const [arrival, setArrival] = useState(() => arriving(resumed));
  if (arrival.key !== key) setArrival(arriving(start));
  const { step, wanted } = arrival;
  const { focus, changing } = visitOf(location.state);
  const shown = useRef(key);

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (focus === '') return;
    const element = document.getElementById(focus ?? `section-${step}`);
    element?.focus({ preventScroll: true });
    if (focus) element?.scrollIntoView({ block: 'center' });
    else if (step === 'check' || !element) window.scrollTo(0, 0);
    else element.scrollIntoView({ block: 'start' });
  }, [key, step, focus]);

  // Back from a later step leads to the resumed one, so that has to stand in the address.
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
        // The rest of the address, such as a partner that it names, stays through the steps.
        (before) => ({ ...Object.fromEntries(before), step: next }),
        // Asked for again before it stands there, by an impatient finger, it is one step of the history.
        { state: visit, replace: stepAsked() === next },
      ),
    [setParams],
  );
  return { step, wanted, changing: changing === true, go };
}
