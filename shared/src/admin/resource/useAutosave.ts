import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { useTranslate } from '../../ui';
import { getErrorText } from '../feedback/failure/errorText';
import { getFieldConflict, type FieldConflict } from '../form/conflict/conflict';
import { isSameValue } from '../data/versions/changedFields';
import { usePersistedForm } from '../form/usePersistedForm';

/** How long a field shows that it has saved. */
const SAVED_MS = 2000;

interface Options {
  /** The field's name, and the name under which unsaved input persists. */
  name: string;
  form: string;
  /** The value that is saved now. */
  stored: unknown;
  save: (value: unknown) => Promise<void>;
}

/**
 * Saves the single field of the surrounding form. Saves run one after another, and the field keeps what a person
 * types meanwhile. It sends a refused value again only on request. Phase 'restored': the field shows unsaved input
 * from before a reload or a sign-in.
 */
export function useAutosave({ name, form, stored, save }: Options) {
  const translate = useTranslate();
  const { getValues, handleSubmit, reset, setError } = useFormContext();
  const { defaultValues, isDirty } = useFormState();
  const isRestored = usePersistedForm(form);
  const [phase, setPhase] = useState<'idle' | 'saving' | 'saved' | 'failed' | 'restored'>(
    isRestored ? 'restored' : 'idle',
  );
  const [conflict, setConflict] = useState<FieldConflict>();
  // The input that is being sent or was refused; blur does not send it again.
  const sent = useRef<{ input: unknown }>(undefined);
  // The value that this field sent last. If the stored value equals it, nobody else has changed it.
  const own = useRef<{ value: unknown }>(undefined);
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    if (phase !== 'saved') return undefined;
    const timer = setTimeout(() => setPhase('idle'), SAVED_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  // If somebody else saves meanwhile, the input stays and the person chooses.
  const base = useRef(stored);
  useEffect(() => {
    const old = base.current;
    if (isSameValue(old, stored)) return;
    base.current = stored;
    const input: unknown = getValues(name);
    if (own.current && isSameValue(own.current.value, stored)) return;
    if (phase === 'saving' || isSameValue(input, old) || isSameValue(input, stored)) return;
    sent.current = { input };
    setConflict({ theirs: stored, mine: input });
    setPhase('failed');
  }, [stored, phase, name, getValues]);

  const undo = (value: unknown = defaultValues?.[name]) => {
    sent.current = undefined;
    reset({ [name]: value });
    setConflict(undefined);
    setPhase('idle');
  };

  const send = async (input: unknown, value: unknown) => {
    own.current = { value };
    setPhase('saving');
    setConflict(undefined);
    try {
      await save(value);
      const isLatest = isSameValue(getValues(name), input);
      if (isLatest) sent.current = undefined;
      reset({ [name]: value }, { keepDirtyValues: !isLatest });
      setPhase('saved');
    } catch (error) {
      const both = getFieldConflict(error, name, value);
      setConflict(both);
      if (!both) setError(name, { message: getErrorText(error, translate, name) });
      setPhase('failed');
    }
  };

  const queueSave = (values: FieldValues) => {
    const input: unknown = getValues(name);
    if (phase !== 'saving' && isSameValue(values[name], defaultValues?.[name])) {
      undo();
      return;
    }
    sent.current = { input };
    queue.current = queue.current.then(() => send(input, values[name]));
  };

  const submit = () => void handleSubmit(queueSave)();

  // What was refused has been saved together with another field.
  const isSettled = phase === 'failed' && !conflict && isSameValue(getValues(name), stored);

  return {
    phase: isSettled ? ('idle' as const) : phase,
    conflict,
    change: () => setPhase((now) => (now === 'saving' ? now : 'idle')),
    leave: () => {
      const isSent = sent.current && isSameValue(sent.current.input, getValues(name));
      if (!isSent && (isDirty || sent.current)) submit();
    },
    submit,
    /** Restores the saved value, or `value`. */
    undo,
  };
}
