import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '../icons';
import styles from './dialog.module.css';
import { useTranslate } from '../text/translate';
import { WholeWords } from '../text/WholeWords';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Runs on Esc and the close button. Without it the person must use one of the actions. */
  onClose?: () => void;
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
  /** The buttons, the primary one first. */
  actions?: ReactNode;
  /** Shows a close button in the corner. */
  closable?: boolean;
}

/**
 * A modal with the browser's own `<dialog>`, which traps the focus and restores it on close. The child
 * with `data-autofocus` gets the focus first, or else the heading.
 */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, role = 'dialog', children, actions, closable = false } = props;
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    element.showModal();
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current;
    first?.focus();
    return () => element.close();
  }, [open]);
  // Let screen readers read a question aloud completely, but not a form or table.
  const described = role === 'alertdialog' ? `${ids}-text` : undefined;
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  };
  // A second Esc closes the element without a cancel event, so bring it in line with `open` here.
  const onElementClose = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget || !open || dialog.current?.open) return;
    // Show it again first: a caller that confirms before closing needs it open; any other caller closes it.
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
      onClose={onElementClose}
    >
      {open && (
        <div className={styles['sheet']}>
          <div className={styles['header']}>
            <h2 ref={heading} id={`${ids}-title`} tabIndex={-1}>
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
