import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { createContext, type ReactNode, use, useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../../ui';
import { Failure } from '../failure/LoadFailure';

export interface Question {
  /** 'Are you sure?' by default. */
  title?: string;
  text?: string;
  /** Content under the text. One that loads calls `onReady` once it is shown; nobody can agree before. */
  details?: ReactNode | ((onReady: () => void) => ReactNode);
  /** 'Delete' if `destructive`, else 'Continue', by default. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** The action cannot be undone. The focus starts on the button that cancels. */
  destructive?: boolean;
  /** Runs after the person agrees. The dialog stays until it succeeds, and says why it failed. */
  action?: () => Promise<unknown>;
  /** The error of an earlier attempt. */
  failure?: unknown;
}

/**
 * Resolves to whether the person agreed, after the action, if there is one, has succeeded. Resolves to false
 * at once while another question is open.
 */
export type Confirm = (question: Question) => Promise<boolean>;

interface Pending {
  question: Question;
  settle: (answer: boolean) => void;
}

const ConfirmContext = createContext<Confirm | undefined>(undefined);

interface ConfirmDialogProps extends Question {
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

// Focus the message: the pressed button is disabled while the action runs and loses the focus.
const focus = (message: HTMLElement | null) => message?.focus();

/** Asks before an action. react-admin's `Confirm` always focuses the button that confirms. */
function ConfirmDialog({
  busy,
  failure,
  destructive = false,
  details,
  onConfirm,
  onCancel,
  ...texts
}: ConfirmDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [isReady, setReady] = useState(typeof details !== 'function');
  const onReady = useCallback(() => setReady(true), []);
  const confirmKey = destructive ? 'ui.confirm.delete' : 'ui.confirm.confirm';
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' && !busy) onCancel();
      }}
    >
      <DialogTitle id={`${id}-title`}>{texts.title ?? translate('ui.confirm.title')}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        {texts.text && (
          <DialogContentText sx={{ whiteSpace: 'pre-line' }}>{texts.text}</DialogContentText>
        )}
        {typeof details === 'function' ? details(onReady) : details}
        <Failure ref={focus} error={failure} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={busy} autoFocus={destructive} onClick={onCancel}>
          {texts.cancelLabel ?? translate('ui.confirm.cancel')}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          loading={busy}
          disabled={!isReady}
          autoFocus={!destructive}
          onClick={onConfirm}
        >
          {failure
            ? translate('console.failed.retry')
            : (texts.confirmLabel ?? translate(confirmKey))}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Shows the questions of `useConfirm`. A console needs one. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const current = useRef<Pending>(undefined);

  const confirm = useCallback<Confirm>((question) => {
    if (current.current) return Promise.resolve(false);
    return new Promise((settle) => {
      current.current = { question, settle };
      setPending(current.current);
      setFailure(question.failure);
    });
  }, []);

  const finish = (answer: boolean) => {
    const asked = current.current;
    current.current = undefined;
    // Close the dialog at once: it restores the focus, and the caller may move the focus after that.
    flushSync(() => {
      setPending(undefined);
      setBusy(false);
    });
    asked?.settle(answer);
  };

  const agree = async () => {
    const action = current.current?.question.action;
    if (!action) return finish(true);
    if (busy) return undefined;
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
      finish(true);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending && (
        <ConfirmDialog
          {...pending.question}
          busy={busy}
          failure={failure}
          onConfirm={() => void agree()}
          onCancel={() => finish(false)}
        />
      )}
    </ConfirmContext>
  );
}

/** Returns a function that asks for confirmation: `if (await confirm({ destructive: true })) …`. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}
