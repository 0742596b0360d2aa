import styles from './applications.module.css';
import { getStatusTone } from './timeline';

const SHAPES = { good: '●', bad: '■', open: '◐' } as const;

/** A status badge; each tone has its own colour and shape. */
export function StatusBadge({ status, label }: { status: string; label: string }) {
  const tone = getStatusTone(status);
  return (
    <span className={styles['badge']} data-tone={tone}>
      <span aria-hidden="true">{SHAPES[tone]}</span> {label}
    </span>
  );
}
