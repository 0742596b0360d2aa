import styles from './spinner.module.css';
import { useTranslate } from '../text/translate';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface SpinnerProps {
  /** Label for screen readers; 'Loading' by default. */
  label?: string;
  /** Fills a page instead of a line. */
  page?: boolean;
}

/** A spinner that appears after 150 ms, so that quick answers do not flicker. */
export function Spinner({ label, page = false }: SpinnerProps) {
  const translate = useTranslate();
  return (
    <div role="status" className={page ? styles['page'] : styles['inline']}>
      <span className={styles['ring']} aria-hidden="true" />
      <VisuallyHidden>{label ?? translate('ui.loading')}</VisuallyHidden>
    </div>
  );
}
