import styles from './spinner.module.css';
import { useTranslate } from '../text/translate';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface SpinnerProps {
  /** 'Loading' by default. */
  label?: string;
  /** Fills a page instead of a line, and shows its label. In a line only screen readers have it. */
  page?: boolean;
}

/** A spinner that appears after 150 ms, so that quick answers do not flicker. */
export function Spinner({ label, page = false }: SpinnerProps) {
  const translate = useTranslate();
  const text = label ?? translate('ui.loading');
  return (
    <div role="status" className={page ? styles['page'] : styles['inline']}>
      <span className={styles['ring']} aria-hidden="true" />
      {page ? text : <VisuallyHidden>{text}</VisuallyHidden>}
    </div>
  );
}
