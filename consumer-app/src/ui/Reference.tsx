import { CopyText } from './CopyText';
import styles from './reference.module.css';

interface Props {
  label: string;
  value: string;
  className?: string | undefined;
}

/** A number to be quoted, with a button that copies it; the frame around it is the page's own. */
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
