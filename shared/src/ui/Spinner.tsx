import styles from './spinner.module.css';
import { useTranslate } from './translate';
import { VisuallyHidden } from './VisuallyHidden';

export interface SpinnerProps {
  /** What is being waited for; 'Loading' unless given. */
  label?: string;
  /** Fills the place of a page instead of a line. */
  page?: boolean;
}

/** A wait, shown only once it has lasted 150 ms, so that quick answers do not flicker. */
export function Spinner({ label, page = false }: SpinnerProps) {
  const translate = useTranslate();
  return (
    <div role="status" className={page ? styles['page'] : styles['inline']}>
      <span className={styles['ring']} aria-hidden="true" />
      <VisuallyHidden>{label ?? translate('ui.loading')}</VisuallyHidden>
    </div>
  );
}
