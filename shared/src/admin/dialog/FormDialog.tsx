import { type ReactNode, useId } from 'react';
import { Button, Dialog, useTranslate } from '../../ui';

export interface FormDialogProps {
  title: string;
  /** Text of the button that sends; 'Save' unless given. */
  submitLabel?: string | undefined;
  /** Under way: nothing is sent a second time, and it cannot be cancelled. */
  busy: boolean;
  /** What is filled in cannot be sent yet. */
  disabled?: boolean;
  className?: string | undefined;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: Enter and the first button send it, the second leaves it. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, busy, disabled = false, onSubmit, onClose } = props;
  const translate = useTranslate();
  const form = useId();
  return (
    <Dialog
      open
      closable
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form} busy={busy} disabled={disabled}>
            {submitLabel ?? translate('kit.form.save')}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {translate('kit.form.cancel')}
          </Button>
        </>
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
