import { type ReactNode, useId, useState } from 'react';
import { Button, Dialog, useTranslate } from '../../ui';
import styles from './dialog.module.css';

export interface FormDialogProps {
  title: string;
  /** Text of the button that sends; 'Save' unless given. */
  submitLabel?: string | undefined;
  /** Under way: nothing is sent a second time, and it cannot be cancelled. */
  busy: boolean;
  /** What is filled in cannot be sent yet. */
  disabled?: boolean;
  /** Something is typed that is not saved: it is asked before the dialog closes. */
  unsaved?: boolean;
  className?: string | undefined;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog: Enter and the first button send it. The second button, Escape and the corner leave
 * it, after a question where something is typed that is not saved.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, busy, disabled = false, unsaved = false, onSubmit, onClose } = props;
  const [asking, setAsking] = useState(false);
  const translate = useTranslate();
  const form = useId();
  const leave = () => {
    if (busy) return;
    if (unsaved && !asking) setAsking(true);
    else if (!unsaved) onClose();
  };
  return (
    <Dialog
      open
      closable
      title={title}
      onClose={leave}
      actions={
        asking ? (
          <div role="alert" className={styles['question']}>
            <p>{translate('kit.input.unsaved')}</p>
            <Button autoFocus onClick={() => setAsking(false)}>
              {translate('kit.input.go_on')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {translate('kit.input.discard')}
            </Button>
          </div>
        ) : (
          <>
            <Button type="submit" form={form} busy={busy} disabled={disabled}>
              {submitLabel ?? translate('kit.form.save')}
            </Button>
            <Button variant="secondary" disabled={busy} onClick={leave}>
              {translate('kit.form.cancel')}
            </Button>
          </>
        )
      }
    >
      <form
        id={form}
        noValidate
        className={props.className}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void onSubmit();
        }}
      >
        {props.children}
      </form>
    </Dialog>
  );
}
