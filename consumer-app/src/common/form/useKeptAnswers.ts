import { type DraftKey, readDraft } from '@marketplace/shared/session';
import { useCallback, useMemo, useRef, useState } from 'react';
import { answersOf, differs, pansOf, withDraft } from './answers';
import type { Answers, FormShape } from './description';
import { useDeviceDraft } from './useDeviceDraft';

/** Whose the draft is of somebody who is not signed in. */
const STRANGER = 'stranger';

/** Where a form's draft lies on this device. */
const draftKeyOf = ({ id, version }: FormShape, owner = STRANGER): DraftKey => ({
  area: 'consumer',
  user: owner,
  form: id,
  version,
});

/** The answers of a form, begun with the record and with what was kept of it on this device. */
export function useKeptAnswers<Base extends object>(form: FormShape, record: Base, owner?: string) {
  const key = useMemo(() => draftKeyOf(form, owner), [form, owner]);
  const [base, setBase] = useState(record);
  const saved = useMemo(() => answersOf(form, base), [form, base]);
  const [start] = useState(() => {
    const draft = readDraft(key);
    const answers = draft ? withDraft(form, saved, draft.values) : saved;
    return { answers, at: draft && differs(form, saved, answers) ? draft.savedAt : undefined };
  });
  const [answers, setAnswers] = useState(start.answers);
  const [restored, setRestored] = useState(start.at);
  const [changes, setChanges] = useState(0);
  const held = useRef(false);
  const device = useDeviceDraft({ form, key, saved, answers, changes, held });

  /** The person, or what they typed, changes some answers. */
  const change = useCallback((some: (before: Answers) => Answers) => {
    setAnswers((before) => ({ ...before, ...some(before) }));
    setChanges((count) => count + 1);
  }, []);
  /** Puts what was kept elsewhere in place of the answers; PANs, which are kept nowhere, stay. */
  const take = useCallback(
    (values: Readonly<Record<string, unknown>>, at: Date) => {
      setAnswers((before) => ({
        ...withDraft(form, saved, values),
        ...pansOf(form, before),
      }));
      setRestored(at);
    },
    [form, saved],
  );
  const discard = () => {
    device.drop();
    setAnswers(saved);
    setRestored(undefined);
  };
  return {
    key,
    base,
    setBase,
    saved,
    answers,
    changes,
    change,
    take,
    held,
    restored,
    discard,
    /** When the draft was kept that the form has started with. */
    localAt: start.at,
    keptHere: device.kept,
    keepHere: device.write,
    dropHere: device.drop,
  };
}
