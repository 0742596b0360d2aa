import { type DraftKey, deleteDraft, saveDraft } from '@marketplace/shared/session';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { hasUnsavedAnswers, toDraft } from '../spec/answers';
import type { Answers, FormOutline } from '../spec/formSpec';

/** Saving on every keystroke would make typing stutter on a small phone. */
const PAUSE_MS = 300;

/** Key of the step among a draft's values; no field has this name. */
export const DRAFT_STEP = '#step';

interface Options {
  form: FormOutline;
  key: DraftKey;
  saved: Answers;
  answers: Answers;
  /** Number of changes that the person has made here. */
  changes: number;
  /** The current step. */
  step: RefObject<string | undefined>;
  /** While true the hook saves nothing, because the person has to decide about another draft first. */
  held: RefObject<boolean>;
}

/** Saves a form as a draft shortly after each change, and at once when the person leaves the page. */
export function useLocalDraft({ changes, ...options }: Options) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [kept, setKept] = useState(true);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const write = useCallback(() => {
    const { form, key, saved, answers, step, held } = latest.current;
    stop();
    if (held.current) return;
    if (hasUnsavedAnswers(form, saved, answers))
      setKept(saveDraft(key, { ...toDraft(form, answers), [DRAFT_STEP]: step.current }));
    else deleteDraft(key);
  }, [stop]);

  useEffect(() => {
    if (changes === 0) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(write, PAUSE_MS);
  }, [changes, write]);
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

  const drop = useCallback(() => {
    stop();
    deleteDraft(latest.current.key);
  }, [stop]);
  return { kept, write, drop };
}
