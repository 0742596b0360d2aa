import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { ErrorIcon } from '../icons';
import styles from './errorSummary.module.css';
import { useTranslate } from '../text/translate';

export interface FieldErrorLink {
  /** Id of the field's control: its `id`, else its `name`. */
  field: string;
  message: string;
}

export interface ErrorSummaryProps {
  faults: readonly FieldErrorLink[];
  /** A changed value, such as the count of submissions, moves the focus here. */
  attempt?: number;
  title?: string;
}

/** Lists the errors of a form at its top, each with a link to its field. Renders nothing without errors. */
export function ErrorSummary({ faults, attempt = 0, title }: ErrorSummaryProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  const present = faults.length > 0;
  useEffect(() => {
    if (present) box.current?.focus();
  }, [present, attempt]);
  if (!present) return null;
  const focusField = (event: MouseEvent, field: string) => {
    const control = document.getElementById(field);
    if (!control) return;
    event.preventDefault();
    control.scrollIntoView({ block: 'center' });
    control.focus();
  };
  return (
    <div ref={box} className={styles['box']} role="alert" aria-labelledby={heading} tabIndex={-1}>
      <h2 id={heading} className={styles['title']}>
        <ErrorIcon />
        {title ?? translate('ui.error_summary.title')}
      </h2>
      <ul className={styles['list']}>
        {faults.map((fault) => (
          <li key={`${fault.field} ${fault.message}`}>
            <a href={`#${fault.field}`} onClick={(event) => focusField(event, fault.field)}>
              {fault.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
