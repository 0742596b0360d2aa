import { type DraftKey, ANONYMOUS, readDraft } from '@marketplace/shared/session';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { toAnswers, hasUnsavedAnswers, pickPans, withDraft } from './answers';
import type { Answer, Answers, FormOutline } from './formSpec';
import { clearHeldValues, getHeldPans, holdPans } from './sensitiveFields';
import { DRAFT_STEP, useLocalDraft } from './useLocalDraft';

/** Where a form's draft lies on this device. */
const draftKeyOf = ({ id, version }: FormOutline, owner = ANONYMOUS): DraftKey => ({
  area: 'consumer',
  user: owner,
  form: id,
  version,
});

/** Every answer of a form by its field's name, as react-hook-form holds them. */
export type FormValues = Record<string, Answer>;

const held = (answers: Answers): FormValues =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, answer ?? null]));

/** The answers of a form, begun with the record and with what was kept of it on this device. */
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
  /** The person, or what they typed, changes some answers. */
  const change = useCallback(
    (some: (before: Answers) => Answers) => {
      const changed = some(getValues());
      put(changed);
      holdPans(form, changed);
      setChanges((count) => count + 1);
    },
    [form, put, getValues],
  );
  /** Puts what was kept elsewhere in place of the answers; PANs, which are kept nowhere, stay. */
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
  /** Notes the step that is shown; one that was reached after something was typed is kept with it. */
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
    /** What the form has started with, and when that was kept. */
    started: start.answers,
    localAt: start.at,
    startedStep: start.step,
    reach,
    keptHere: device.kept,
    keepHere: device.write,
    dropHere,
  };
}
