import { type DraftKey, ANONYMOUS, readDraft } from '@marketplace/shared/session';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toAnswers, hasUnsavedAnswers, pickPans, withDraft } from '../spec/answers';
import type { Answer, Answers, FormOutline } from '../spec/formSpec';
import { clearHeldValues, getHeldPans, holdPans } from './sensitiveFields';
import { DRAFT_STEP, useLocalDraft } from './useLocalDraft';

/** Key of a form's draft on this device. */
const draftKeyOf = ({ id, version }: FormOutline, owner = ANONYMOUS): DraftKey => ({
  area: 'consumer',
  user: owner,
  form: id,
  version,
});

/** All answers of a form by field name, as react-hook-form holds them. */
export type FormValues = Record<string, Answer>;

const held = (answers: Answers): FormValues =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, answer ?? null]));

/** Holds the answers of a form; starts with the record and this device's draft. */
export function useDraftAnswers<Base extends object>(
  form: FormOutline,
  record: Base,
  owner?: string,
) {
  const key = useMemo(() => draftKeyOf(form, owner), [form, owner]);
  const [base, setBase] = useState(record);
  const saved = useMemo(() => toAnswers(form, base), [form, base]);
  const [start] = useState(() => {
    const draft = readDraft(key);
    const drafted = draft ? withDraft(form, saved, draft.values) : saved;
    const answers = { ...drafted, ...getHeldPans(form) };
    const step = draft?.values[DRAFT_STEP];
    return {
      answers,
      step: typeof step === 'string' ? step : undefined,
      at: draft && hasUnsavedAnswers(form, saved, answers) ? draft.savedAt : undefined,
    };
  });
  const fields = useForm<FormValues>({ defaultValues: held(start.answers) });
  const { getValues, setValue } = fields;
  const answers: Answers = useWatch({ control: fields.control });
  const [restored, setRestored] = useState(start.at);
  const [changes, setChanges] = useState(0);
  const onHold = useRef(false);
  const reached = useRef<string>(undefined);
  const device = useLocalDraft({
    form,
    key,
    saved,
    answers,
    changes,
    step: reached,
    held: onHold,
  });

  const put = useCallback(
    (some: Answers) => {
      for (const [name, answer] of Object.entries(some)) setValue(name, answer ?? null);
    },
    [setValue],
  );
  /** Changes some answers because of what the person typed. */
  const change = useCallback(
    (some: (before: Answers) => Answers) => {
      const changed = some(getValues());
      put(changed);
      holdPans(form, changed);
      setChanges((count) => count + 1);
    },
    [form, put, getValues],
  );
  /** Replaces the answers with a draft from elsewhere, except the PANs, which no draft contains. */
  const take = useCallback(
    (values: Readonly<Record<string, unknown>>, at: Date) => {
      put({ ...withDraft(form, saved, values), ...pickPans(form, getValues()) });
      setRestored(at);
    },
    [form, saved, put, getValues],
  );
  const typed = useRef(false);
  useEffect(() => {
    typed.current = changes > 0;
  }, [changes]);
  /** Records the current step, and saves it with the draft once the person has typed something. */
  const { write } = device;
  const reach = useCallback(
    (step: string) => {
      reached.current = step;
      if (typed.current) write();
    },
    [write],
  );
  const dropHere = () => {
    device.drop();
    clearHeldValues(form.id);
  };
  const discard = () => {
    dropHere();
    put(saved);
    setRestored(undefined);
  };
  return {
    key,
    base,
    setBase,
    saved,
    fields,
    answers,
    changes,
    change,
    take,
    held: onHold,
    restored,
    discard,
    /** The answers that the form started with; `localAt` is when this device saved them. */
    started: start.answers,
    localAt: start.at,
    startedStep: start.step,
    reach,
    keptHere: device.kept,
    keepHere: device.write,
    dropHere,
  };
}
