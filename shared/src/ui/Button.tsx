import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { joinClasses } from './classes';
import { useTranslate } from './text/translate';
import { VisuallyHidden } from './text/VisuallyHidden';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** `small` is for toolbars and tables; its touch target is still 44 px. */
  size?: 'normal' | 'small';
  /** As wide as its container. */
  wide?: boolean;
}

/** Returns the classes of a button, for a link that looks like one. */
export function buttonClass({
  variant = 'primary',
  size = 'normal',
  wide = false,
}: ButtonLook = {}) {
  return joinClasses(
    styles['button'],
    styles[variant],
    size === 'small' && styles['small'],
    wide && styles['wide'],
  );
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows and announces that work is in progress and ignores clicks. Keeps width and focus. */
  busy?: boolean;
  icon?: ReactNode;
}

/** A button with `type="button"` by default. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, busy = false, icon, className, onClick, children, ...rest } = props;
  const translate = useTranslate();
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(buttonClass({ variant, size, wide }), className)}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      onClick={ignoreWhileBusy}
    >
      <span className={styles['content']}>
        {icon}
        <span>{children}</span>
      </span>
      {busy && <span className={styles['spinner']} aria-hidden="true" />}
      {busy && <VisuallyHidden role="status">{translate('ui.confirm.working')}</VisuallyHidden>}
    </button>
  );
}
