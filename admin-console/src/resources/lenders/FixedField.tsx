import styles from './lenderEdit.module.css';

interface FixedFieldProps {
  label: string;
  value: string;
  hint: string | undefined;
}

/** A value that only the server sets; a person can read and copy it. */
export function FixedField({ label, value, hint }: FixedFieldProps) {
  return (
    <dl className={styles['fixed']}>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        {hint && <small>{hint}</small>}
      </dd>
    </dl>
  );
}
