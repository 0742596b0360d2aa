import { ErrorIcon } from '../icons';
import styles from './field.module.css';
import { useTranslate } from '../text/translate';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { WholeWords } from '../text/WholeWords';

export interface FieldErrorProps {
  id: string;
  text: string | undefined;
}

/** The error message under a control. */
export function FieldError({ id, text }: FieldErrorProps) {
  const translate = useTranslate();
  if (!text) return null;
  return (
    <p id={id} className={styles['error']}>
      <ErrorIcon />
      <span>
        <VisuallyHidden>{translate('ui.field.error')} </VisuallyHidden>
        <WholeWords text={text} />
      </span>
    </p>
  );
}
