import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from './icons';
import styles from './dialog.module.css';
import { useTranslate } from './translate';
import { WholeWords } from './WholeWords';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Called for Esc and the close button; without it the dialog has to be answered. */
  onClose?: () => void;
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
  /** The buttons, the one that goes on first. */
  actions?: ReactNode;
  /** Shows a close button in the corner. */
  closable?: boolean;
}

/**
 * A modal on the browser's own `<dialog>`: the focus stays inside and goes back where it was. A
 * child that is to have the focus first carries `data-autofocus`.
 */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, role = 'dialog', children, actions, closable = false } = props;
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const ids = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element.close();
  }, [open]);
  // A question is read out whole; forms and tables are read when they are reached.
  const described = role === 'alertdialog' ? `${ids}-text` : undefined;
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  };
  // A second Esc closes the element past its cancel event; what it shows has to follow.
  const closed = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget || !open || dialog.current?.open) return;
    // Whoever asks before closing needs it in sight; whoever closes takes it away.
    dialog.current?.showModal();
    onClose?.();
  };
  return (
    <dialog
      ref={dialog}
      role={role}
      className={styles['dialog']}
      aria-labelledby={`${ids}-title`}
      aria-describedby={described}
      onCancel={cancel}
      onClose={closed}
    >
      {open && (
        <div className={styles['sheet']}>
          <div className={styles['header']}>
            <h2 id={`${ids}-title`}>
              <WholeWords text={title} />
            </h2>
            {closable && onClose && (
              <button
                type="button"
                className={styles['close']}
                aria-label={translate('ui.close')}
                onClick={onClose}
              >
                <CloseIcon />
              </button>
            )}
          </div>
          <div id={`${ids}-text`} className={styles['body']}>
            {children}
          </div>
          {actions && <div className={styles['actions']}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
