import { type KeyboardEvent, type Ref, useCallback, useEffect, useRef } from 'react';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons';
import styles from './toast.module.css';
import type { Toast, ToastKind } from './toastQueue';
import { useTranslate } from './translate';
import { useAutoClose } from './useAutoClose';
import { VisuallyHidden } from './VisuallyHidden';

const icons: Record<ToastKind, () => React.JSX.Element> = {
  success: SuccessIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

export interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** One toast: a shape and a colour for its kind, its text, and a way to close it. */
export function ToastCard({ toast, onClose, ref }: ToastCardProps) {
  const translate = useTranslate();
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const close = useCallback(() => latest.current(), []);
  const handlers = useAutoClose(toast.kind === 'error', close);
  const KindIcon = icons[toast.kind];
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <div
      ref={ref}
      {...handlers}
      className={styles['toast']}
      data-kind={toast.kind}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onKeyDown={escape}
    >
      <span className={styles['icon']}>
        <KindIcon />
      </span>
      <VisuallyHidden>{translate(`ui.toast.${toast.kind}`)}: </VisuallyHidden>
      <p className={styles['text']}>{toast.text}</p>
      <button
        type="button"
        className={styles['close']}
        aria-label={translate('ui.close')}
        onClick={close}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
