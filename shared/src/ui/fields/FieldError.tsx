import { useEffect, useRef } from 'react';
import { ErrorIcon } from '../icons';
import styles from './field.module.css';
import { useTranslate } from '../text/translate';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { WholeWords } from '../text/WholeWords';

export interface FieldErrorProps {
  id: string;
  text: string | undefined;
}

export function FieldError({ id, text }: FieldErrorProps) {
  const translate = useTranslate();
  const error = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The browser scrolls to the focused control alone; a dialog's buttons may cover the text below it.
    if (document.activeElement?.closest(`[aria-describedby~="${id}"]`))
      error.current?.scrollIntoView({ block: 'nearest' });
  }, [id, text]);
  if (!text) return null;
  return (
    <p ref={error} id={id} className={styles['error']}>
      <ErrorIcon />
      <span>
        <VisuallyHidden>{translate('ui.field.error')} </VisuallyHidden>
        <WholeWords text={text} />
      </span>
    </p>
  );
}
