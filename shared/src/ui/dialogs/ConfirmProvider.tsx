import { type ReactNode, createContext, use, useCallback, useRef, useState } from 'react';
import { ConfirmDialog, type ConfirmTexts } from './ConfirmDialog';

export interface Question extends ConfirmTexts {
  /** Runs after the person agrees, while the dialog stays open and busy. */
  action?: () => Promise<unknown>;
}

/**
 * Resolves to whether the person agreed, after the action if there is one, and rejects with the action's
 * error. Resolves to false at once while another question is open.
 */
export type Confirm = (question: Question) => Promise<boolean>;

interface Pending {
  question: Question;
  settle: (answer: boolean | Promise<boolean>) => void;
}

const ConfirmContext = createContext<Confirm | undefined>(undefined);

/** Shows the questions of `useConfirm`. An app needs one. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending>();
  const [busy, setBusy] = useState(false);
  const current = useRef<Pending>(undefined);

  const confirm = useCallback<Confirm>((question) => {
    if (current.current) return Promise.resolve(false);
    return new Promise((settle) => {
      current.current = { question, settle };
      setPending(current.current);
    });
  }, []);

  const finish = (answer: boolean | Promise<boolean>) => {
    const asked = current.current;
    current.current = undefined;
    setPending(undefined);
    setBusy(false);
    asked?.settle(answer);
  };

  const agree = async () => {
    const action = current.current?.question.action;
    if (!action) return finish(true);
    setBusy(true);
    try {
      await action();
      finish(true);
    } catch (error) {
      finish(Promise.reject(error));
    }
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      <ConfirmDialog
        {...pending?.question}
        open={pending !== undefined}
        busy={busy}
        onConfirm={() => void agree()}
        onCancel={() => finish(false)}
      />
    </ConfirmContext>
  );
}

/** Returns a function that asks for confirmation: `if (await confirm({ destructive: true })) …`. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}
