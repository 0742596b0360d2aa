import { useEffect, useRef, useState } from 'react';
import { readInput, removeInput, saveInput } from '../../../session';
import { useTranslate } from '../../../ui';
import { getFieldConflict, type FieldConflict } from '../../form/conflict/conflict';
import { isSameValue } from '../../data/versions/changedFields';
import type { Parsed } from '../inputText';
import { getErrorText } from '../../feedback/failure/errorText';

/** How long a cell shows that it has saved. */
const SAVED_MS = 2000;

export interface CellOptions {
  /** The field's name, and the name under which unsaved input persists. */
  name: string;
  form: string;
  value: unknown;
  toDraft: (value: unknown) => string;
  parse: (draft: string) => Parsed;
  save: (value: unknown) => Promise<void>;
}

/** `restored`: the cell shows unsaved input from before a reload or a sign-in. */
type Phase = 'idle' | 'saving' | 'saved' | 'failed' | 'restored';

interface State {
  editing: boolean;
  draft: string;
  /** The stored value on which the draft is based. */
  base: unknown;
  phase: Phase;
  error?: string | undefined;
  conflict?: FieldConflict | undefined;
  /** The draft that the server refused; blur does not send it again. */
  refused?: string | undefined;
}

/**
 * Holds the state of an open cell: checks, saves and restores one value. It sends nothing that has
 * not changed.
 */
export function useCell({ name, form, value, toDraft, parse, save }: CellOptions) {
  const translate = useTranslate();
  const [state, setState] = useState<State>(() => {
    const restored = readInput(form)?.[name];
    return typeof restored === 'string'
      ? { editing: true, draft: restored, base: value, phase: 'restored' }
      : { editing: true, draft: toDraft(value), base: value, phase: 'idle' };
  });
  // The newest state, for handlers that run before the next render, such as blur after Escape.
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

  // Somebody else has saved while the cell is open: the cell keeps the input, and the person chooses.
  useEffect(() => {
    const { editing, draft, base, phase } = now.current;
    if (!editing || phase === 'saving' || isSameValue(value, base)) return;
    if (draft === toDraft(base)) {
      set({ draft: toDraft(value), base: value });
      return;
    }
    const parsed = parse(draft);
    const mine = parsed.ok ? parsed.value : draft;
    const isSame = isSameValue(mine, value);
    const choice = { phase: 'failed', conflict: { theirs: value, mine }, refused: draft } as const;
    set({ base: value, ...(isSame ? {} : choice) });
  });

  const close = (phase: Phase) => {
    removeInput(form);
    set({ editing: false, phase, error: undefined, conflict: undefined, refused: undefined });
  };

  /** `force` saves also what the server has refused. */
  const commit = async ({ force = false } = {}): Promise<boolean> => {
    const { editing, draft, phase, refused } = now.current;
    if (!editing || phase === 'saving') return false;
    if (!force && refused === draft) return false;
    const parsed = parse(draft);
    if (!parsed.ok) {
      const { key, params } = parsed.message;
      set({ phase: 'failed', error: translate(key, params), refused: draft });
      return false;
    }
    if (isSameValue(parsed.value, value)) {
      close('idle');
      return true;
    }
    set({ phase: 'saving', error: undefined, conflict: undefined });
    try {
      await save(parsed.value);
      close('saved');
      return true;
    } catch (error) {
      set({
        phase: 'failed',
        error: getErrorText(error, translate, name),
        conflict: getFieldConflict(error, name, parsed.value),
        refused: draft,
      });
      return false;
    }
  };

  return {
    ...state,
    open: () =>
      set({ editing: true, draft: toDraft(value), base: value, phase: 'idle', error: undefined }),
    type: (draft: string) => {
      saveInput(form, { [name]: draft });
      set({ draft });
    },
    /** Restores the stored value. */
    discard: () => close('idle'),
    commit,
  };
}
