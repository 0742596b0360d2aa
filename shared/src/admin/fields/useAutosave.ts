import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../ui';
import { failureText } from '../cell/failureText';
import { sameValue } from '../data/changedFields';
import type { Parsed } from './draft';

/** How long a field says that it has saved. */
const SAVED_MS = 2000;

interface Draft {
  value: unknown;
}

export interface AutosaveOptions {
  stored: unknown;
  parse: (draft: unknown) => Parsed;
  save: (value: unknown) => Promise<void>;
}

/**
 * A value that is saved when its field is left. Saves go one after another, and what is typed while
 * one is under way stays: only the very draft that was saved is cleared by it.
 */
export function useAutosave({ stored, parse, save }: AutosaveOptions) {
  const translate = useTranslate();
  const [draft, setDraft] = useState<Draft>();
  const [phase, setPhase] = useState<'idle' | 'saving' | 'saved' | 'failed'>('idle');
  const [error, setError] = useState<string>();
  // The newest draft, and the one that was last sent, for handlers that outlive a render.
  const latest = useRef<Draft>(undefined);
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
  };

  const send = async (own: Draft, value: unknown) => {
    setPhase('saving');
    try {
      await save(value);
      refused.current = undefined;
      if (latest.current === own) put(undefined);
      setPhase('saved');
    } catch (failure) {
      refused.current = { value };
      setPhase('failed');
      setError(failureText(failure, translate));
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
    change: (value: unknown) => {
      put({ value });
      setPhase((now) => (now === 'saving' ? now : 'idle'));
    },
    commit,
    undo: () => {
      refused.current = undefined;
      put(undefined);
      setError(undefined);
      setPhase('idle');
    },
  };
}
