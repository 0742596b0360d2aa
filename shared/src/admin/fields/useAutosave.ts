import { useEffect, useRef, useState } from 'react';
import { readInput, removeInput, saveInput } from '../../session';
import { useTranslate } from '../../ui';
import { getErrorText } from '../cell/errorText';
import { conflictIn, type FieldConflict } from '../conflict/conflict';
import { sameValue } from '../data/changedFields';
import type { Parsed } from './inputText';

/** How long a field says that it has saved. */
const SAVED_MS = 2000;

interface Draft {
  value: unknown;
}

export interface AutosaveOptions {
  /** The field's name, and the name under which what is typed is kept until it is saved. */
  name: string;
  form: string;
  stored: unknown;
  parse: (draft: unknown) => Parsed;
  save: (value: unknown) => Promise<void>;
}

/**
 * A value that is saved when its field is left. Saves go one after another, and what is typed while
 * one is under way stays: only the very draft that was saved is cleared by it. What was typed before a
 * reload or a sign-in is there again, phase 'restored'.
 */
export function useAutosave({ name, form, stored, parse, save }: AutosaveOptions) {
  const translate = useTranslate();
  const [draft, setDraft] = useState<Draft | undefined>(() => {
    const typed = readInput(form);
    return typed && name in typed ? { value: typed[name] } : undefined;
  });
  const [phase, setPhase] = useState<'idle' | 'saving' | 'saved' | 'failed' | 'restored'>(
    draft ? 'restored' : 'idle',
  );
  const [conflict, setConflict] = useState<FieldConflict>();
  const [error, setError] = useState<string>();
  // The newest draft, and the one that was last sent, for handlers that outlive a render.
  const latest = useRef(draft);
  const sent = useRef<Draft>(undefined);
  // What could not be saved: leaving the field does not send it a second time.
  const refused = useRef<Draft>(undefined);
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    if (phase !== 'saved') return undefined;
    const timer = setTimeout(() => setPhase('idle'), SAVED_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const put = (next: Draft | undefined) => {
    latest.current = next;
    setDraft(next);
    if (next) saveInput(form, { [name]: next.value });
    else removeInput(form);
  };

  const send = async (own: Draft, value: unknown) => {
    setPhase('saving');
    setConflict(undefined);
    try {
      await save(value);
      refused.current = undefined;
      if (latest.current === own) put(undefined);
      setPhase('saved');
    } catch (failure) {
      refused.current = { value };
      setPhase('failed');
      setError(getErrorText(failure, translate, name));
      setConflict(conflictIn(failure, name, value));
    }
  };

  const commit = (again = false) => {
    const own = latest.current;
    if (!own || (sent.current === own && !again)) return;
    const parsed = parse(own.value);
    if (!parsed.ok) {
      setPhase('idle');
      setError(translate(parsed.message.key, parsed.message.params));
      return;
    }
    if (!again && refused.current && sameValue(parsed.value, refused.current.value)) return;
    setError(undefined);
    if (phase !== 'saving' && sameValue(parsed.value, stored)) {
      put(undefined);
      return;
    }
    sent.current = own;
    queue.current = queue.current.then(() => send(own, parsed.value));
  };

  return {
    draft,
    phase,
    error,
    conflict,
    change: (value: unknown) => {
      put({ value });
      setPhase((now) => (now === 'saving' ? now : 'idle'));
    },
    commit,
    undo: () => {
      refused.current = undefined;
      put(undefined);
      setError(undefined);
      setConflict(undefined);
      setPhase('idle');
    },
  };
}
