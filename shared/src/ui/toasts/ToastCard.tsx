import type { CustomContentProps } from 'notistack';
import { type JSX, type KeyboardEvent, type Ref, useCallback } from 'react';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons';
import styles from './toast.module.css';
import type { ToastKind } from './toastQueue';
import { closeToast, getShownToasts } from './toastStore';
import { useTranslate } from '../text/translate';
import { useAutoClose } from './useAutoClose';
import { VisuallyHidden } from '../text/VisuallyHidden';

const icons: Record<ToastKind, () => JSX.Element> = {
  success: SuccessIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
};

export interface ToastCardProps extends Pick<
  CustomContentProps,
  'id' | 'message' | 'variant' | 'action'
> {
  ref?: Ref<HTMLDivElement>;
}

/** One toast: an icon and a colour for its kind, its text, what may be done about it, and a close button. */
export function ToastCard({ id, message, variant, action, ref }: ToastCardProps) {
  const translate = useTranslate();
  const kind = variant === 'default' ? 'info' : variant;
  const close = useCallback(() => closeToast(Number(id)), [id]);
  const resting = useAutoClose(close);
  const { detail, count } = getShownToasts().find((toast) => toast.id === id) ?? {};
  const KindIcon = icons[kind];
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <div
      ref={ref}
      {...resting}
      className={styles['toast']}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <span className={styles['icon']}>
        <KindIcon />
      </span>
      <VisuallyHidden>{translate(`ui.toast.${kind}`)}: </VisuallyHidden>
      <div className={styles['text']}>
        <p>{message}</p>
        {detail && <p>{detail}</p>}
        {count && <p>{translate('ui.toast.count', { count })}</p>}
      </div>
      {action && (
        <span className={styles['action']}>
          {typeof action === 'function' ? action(id) : action}
        </span>
      )}
      <button
        type="button"
        className={styles['close']}
        aria-label={translate('ui.close')}
        onClick={close}
        onKeyDown={escape}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
