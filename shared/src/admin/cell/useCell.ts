import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../ui';
import { sameValue } from '../data/changedFields';
import type { Parsed } from '../fields/draft';
import { failureText } from './failureText';

/** How long a cell says that it has saved. */
const SAVED_MS = 2000;

export interface CellOptions {
  value: unknown;
  draftOf: (value: unknown) => string;
  parse: (draft: string) => Parsed;
  save: (value: unknown) => Promise<void>;
}

interface State {
  editing: boolean;
  draft: string;
  phase: 'idle' | 'saving' | 'saved' | 'failed';
  error?: string;
  /** The draft that failed: leaving the cell does not send it a second time. */
  refused?: string;
}

/** Checks, saves and puts back one value, open to begin with; nothing is sent that has not changed. */
export function useCell({ value, draftOf, parse, save }: CellOptions) {
  const translate = useTranslate();
  const [state, setState] = useState<State>(() => ({
    editing: true,
    draft: draftOf(value),
    phase: 'idle',
  }));
  // The newest state for handlers that run before the next render, such as blur after Escape.
  const now = useRef(state);
  const set = (change: Partial<State>) => {
    now.current = { ...now.current, ...change };
    setState(now.current);
  };

  useEffect(() => {
    if (state.phase !== 'saved') return undefined;
    const timer = setTimeout(() => {
      now.current = { ...now.current, phase: 'idle' };
      setState(now.current);
    }, SAVED_MS);
    return () => clearTimeout(timer);
  }, [state.phase]);

  const closed = { editing: false, error: undefined, refused: undefined };

  const commit = async (again = false): Promise<boolean> => {
    const { editing, draft, phase, refused } = now.current;
    if (!editing || phase === 'saving') return false;
    if (!again && refused === draft) return false;
    const parsed = parse(draft);
    if (!parsed.ok) {
      const { key, params } = parsed.message;
      set({ phase: 'failed', error: translate(key, params), refused: draft });
      return false;
    }
    if (sameValue(parsed.value, value)) {
      set({ ...closed, phase: 'idle' });
      return true;
    }
    set({ phase: 'saving', error: undefined });
    try {
      await save(parsed.value);
      set({ ...closed, phase: 'saved' });
      return true;
    } catch (error) {
      set({ phase: 'failed', error: failureText(error, translate), refused: draft });
      return false;
    }
  };

  return {
    ...state,
    open: () => set({ editing: true, draft: draftOf(value), phase: 'idle', error: undefined }),
    type: (draft: string) => set({ draft }),
    cancel: () => set({ ...closed, phase: 'idle' }),
    commit,
  };
}
