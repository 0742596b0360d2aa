import { type DraftKey, dropDraft, readDraft, saveDraft } from '@marketplace/shared/session';
import { useEffect, useMemo, useRef, useState } from 'react';
import { answersOf, differs, draftOf, withDraft } from './answers';
import type { Answer, Answers, FieldName, FormDescription } from './description';
import type { FormRecord } from './formSchema';

/** Writing at every key would stutter on a small phone. */
const PAUSE_MS = 300;

/** Whose the draft is of somebody who is not signed in. */
const STRANGER = 'stranger';

/** The answers of a form, kept as a draft shortly after each change and at once when the page is left. */
export function useKeptAnswers(form: FormDescription, user: Partial<FormRecord>) {
  const { user_id: owner = STRANGER } = user;
  const key = useMemo<DraftKey>(
    () => ({ area: 'consumer', user: owner, form: form.id, version: form.version }),
    [owner, form],
  );
  const [saved] = useState(() => answersOf(form, user));
  const [draft] = useState(() => readDraft(key));
  const [answers, setAnswers] = useState<Answers>(() =>
    draft ? withDraft(form, saved, draft.values) : saved,
  );
  const [restored, setRestored] = useState(() =>
    draft && differs(form, saved, answers) ? draft.savedAt : undefined,
  );
  const unsaved = useRef<Answers>(undefined);

  useEffect(() => {
    const write = () => {
      const current = unsaved.current;
      unsaved.current = undefined;
      if (!current) return;
      if (differs(form, saved, current)) saveDraft(key, draftOf(form, current));
      else dropDraft(key);
    };
    const timer = setTimeout(write, PAUSE_MS);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [answers, form, saved, key]);

  const answer = (name: FieldName, value: Answer) =>
    setAnswers((before) => {
      const after = { ...before, [name]: value };
      unsaved.current = after;
      return after;
    });
  /** Fills what is empty, such as the city of a pincode; what was typed stays. */
  const propose = (proposal: Answers) =>
    setAnswers((before) => {
      const empty = Object.entries(proposal).filter(
        ([name]) => (Object.entries(before).find(([known]) => known === name)?.[1] ?? 'no') === '',
      );
      if (empty.length === 0) return before;
      const after = { ...before, ...Object.fromEntries(empty) };
      unsaved.current = after;
      return after;
    });
  const drop = () => {
    unsaved.current = undefined;
    dropDraft(key);
  };
  const discard = () => {
    drop();
    setAnswers(saved);
    setRestored(undefined);
  };
  return { saved, answers, answer, propose, restored, discard, drop };
}
