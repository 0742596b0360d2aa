import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Dialog } from './Dialog';
import { useTranslate } from '../text/translate';

export interface ConfirmDialogProps {
  /** 'Are you sure?' unless given. */
  title?: string;
  text?: string;
  /** Content below the text, such as the affected records. */
  details?: ReactNode;
  /** 'Delete' for what destroys, else 'Continue'. */
  confirmLabel?: string;
  cancelLabel?: string;
  destructive?: boolean;
  open: boolean;
  /** The work is being done: neither button answers. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question before something is done; what destroys starts with the focus on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, busy = false, destructive = false, onConfirm, onCancel } = props;
  const translate = useTranslate();
  const confirmLabel =
    props.confirmLabel ?? translate(destructive ? 'ui.confirm.delete' : 'ui.confirm.confirm');
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={props.title ?? translate('ui.confirm.title')}
      onClose={() => {
        if (!busy) onCancel();
      }}
      actions={
        <>
          <Button
            variant={destructive ? 'danger' : 'primary'}
            busy={busy}
            data-autofocus={destructive ? undefined : true}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button
            variant="secondary"
            disabled={busy}
            data-autofocus={destructive ? true : undefined}
            onClick={onCancel}
          >
            {props.cancelLabel ?? translate('ui.confirm.cancel')}
          </Button>
        </>
      }
    >
      {props.text}
      {props.details}
    </Dialog>
  );
}
