import { dropDraft, saveDraft } from '@marketplace/shared/session';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { differs, draftOf, profileDraftKey } from './profileDraft';
import type { ProfileValues } from './profileValues';

/** Writing at every key would stutter on a small phone. */
const PAUSE_MS = 300;

/** Keeps the form as a draft shortly after each change, and at once when the page is left. */
export function useKeptDraft(
  { subscribe, getValues }: UseFormReturn<ProfileValues>,
  userId: string,
  saved: ProfileValues,
  /** While true nothing is written: another draft has to be decided about first. */
  held: RefObject<boolean>,
) {
  const key = useMemo(() => profileDraftKey(userId), [userId]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [kept, setKept] = useState(true);

  useEffect(() => {
    const write = () => {
      if (waiting.current === undefined) return;
      clearTimeout(waiting.current);
      waiting.current = undefined;
      if (held.current) return;
      const values = getValues();
      if (differs(saved, values)) setKept(saveDraft(key, draftOf(values)));
      else dropDraft(key);
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        if (type !== 'change') return;
        clearTimeout(waiting.current);
        waiting.current = setTimeout(write, PAUSE_MS);
      },
    });
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    return () => {
      write();
      unsubscribe();
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
    };
  }, [subscribe, getValues, key, saved, held]);

  const drop = () => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    dropDraft(key);
  };
  return { kept, drop };
}
