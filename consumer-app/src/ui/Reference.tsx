import { CopyText } from './CopyText';
import styles from './reference.module.css';

interface Props {
  label: string;
  value: string;
  className?: string | undefined;
}

/** A reference number with a button to copy it; the page defines the frame. */
export function Reference({ label, value, className = '' }: Props) {
  return (
    <div className={`${styles['reference']} ${className}`}>
      <div>
        <span>{label}</span>
        <code>{value}</code>
      </div>
      <CopyText value={value} />
    </div>
  );
}
