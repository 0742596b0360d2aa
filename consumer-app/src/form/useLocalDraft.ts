import { type DraftKey, deleteDraft, saveDraft } from '@marketplace/shared/session';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { hasUnsavedAnswers, toDraft } from './answers';
import type { Answers, FormOutline } from './formSpec';

/** Writing at every key would stutter on a small phone. */
const PAUSE_MS = 300;

/** Where the step stands among the values of a draft: no field has such a name. */
export const DRAFT_STEP = '#step';

interface Options {
  form: FormOutline;
  key: DraftKey;
  saved: Answers;
  answers: Answers;
  /** Counts what the person has changed here. */
  changes: number;
  /** The step that the person has reached. */
  step: RefObject<string | undefined>;
  /** While true nothing is written: another draft has to be decided about first. */
  held: RefObject<boolean>;
}

/** Keeps a form as a draft shortly after each change, and at once when the page is left. */
export function useLocalDraft({ changes, ...options }: Options) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [kept, setKept] = useState(true);
  const stop = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
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
    clearTimeout(waiting.current);
    waiting.current = setTimeout(write, PAUSE_MS);
  }, [changes, write]);
  useEffect(() => {
    const writeNow = () => {
      if (waiting.current !== undefined) write();
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
