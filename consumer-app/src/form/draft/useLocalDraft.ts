import { type DraftKey, deleteDraft, readDraft, saveDraft } from '@marketplace/shared/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hasUnsavedAnswers, pickPans, toDraft, toFormValues, withDraft } from '../spec/answers';
import type { Answers, FormOutline, FormValues } from '../spec/formSpec';
import { useOnInput } from '@marketplace/shared/form';
import { clearSensitiveValues, getRememberedPans, rememberPans } from './sensitiveFields';

/** Saving on every keystroke would make typing stutter on a small phone. */
const PAUSE_MS = 300;

/** Key of the step among a draft's values; no field has this name. */
const DRAFT_STEP = '#step';

export interface StartedDraft {
  /** The saved answers with this device's draft. */
  answers: Answers;
  /** The step that the draft had reached. */
  step: string | undefined;
  /** When this device saved the draft; undefined if it has none. */
  savedAt: Date | undefined;
}

/** Reads this device's draft of a form. */
export function readLocalDraft(form: FormOutline, key: DraftKey, saved: Answers): StartedDraft {
  const draft = readDraft(key);
  const drafted = draft ? withDraft(form, saved, draft.values) : saved;
  const answers = { ...drafted, ...getRememberedPans(form) };
  const step = draft?.values[DRAFT_STEP];
  return {
    answers,
    step: typeof step === 'string' ? step : undefined,
    savedAt: draft && hasUnsavedAnswers(form, saved, answers) ? draft.savedAt : undefined,
  };
}

interface Options {
  form: FormOutline;
  key: DraftKey;
  saved: Answers;
  started: StartedDraft;
  step: string;
}

/**
 * Saves a form as a draft on this device shortly after each change, and at once when the person
 * leaves the page or goes to another step.
 */
export function useLocalDraft<Body>(
  fields: UseFormReturn<FormValues, unknown, Body>,
  { started, ...options }: Options,
) {
  const { getValues, reset } = fields;
  const { form, saved, step } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasTyped = useRef(false);
  // While true the hook saves nothing, because the person has to decide about another draft first.
  const isPaused = useRef(false);
  const [isSaved, setIsSaved] = useState(true);
  const [restored, setRestored] = useState(started.savedAt);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const write = useCallback(() => {
    const { form, key, saved, step } = latest.current;
    const answers = getValues();
    stop();
    if (isPaused.current) return;
    if (hasUnsavedAnswers(form, saved, answers))
      setIsSaved(saveDraft(key, { ...toDraft(form, answers), [DRAFT_STEP]: step }));
    else deleteDraft(key);
  }, [stop, getValues]);

  useOnInput(fields, (name) => {
    hasTyped.current = true;
    rememberPans(form, { [name]: getValues(name) });
    clearTimeout(timer.current);
    timer.current = setTimeout(write, PAUSE_MS);
  });
  useEffect(() => {
    const writeNow = () => {
      if (timer.current !== undefined) write();
    };
    window.addEventListener('pagehide', writeNow);
    document.addEventListener('visibilitychange', writeNow);
    return () => {
      writeNow();
      window.removeEventListener('pagehide', writeNow);
      document.removeEventListener('visibilitychange', writeNow);
    };
  }, [write]);
  useEffect(() => {
    if (hasTyped.current) write();
  }, [step, write]);

  /** Replaces the answers with a draft from elsewhere, except the PANs, which no draft contains. */
  const take = useCallback(
    (values: Readonly<Record<string, unknown>>, savedAt: Date) => {
      const drafted = { ...withDraft(form, saved, values), ...pickPans(form, getValues()) };
      reset(toFormValues(drafted));
      setRestored(savedAt);
    },
    [form, saved, reset, getValues],
  );
  /** Deletes the draft of a form that was sent. */
  const drop = () => {
    stop();
    deleteDraft(latest.current.key);
    clearSensitiveValues(form.id);
  };
  const discard = () => {
    drop();
    reset(toFormValues(saved));
    setRestored(undefined);
  };
  return { isSaved, isPaused, restored, take, write, drop, discard };
}
