import styles from './lenderEdit.module.css';

interface FixedFieldProps {
  label: string;
  value: string;
  hint: string | undefined;
}

/** A value that the server alone sets: to be read and copied, not changed. */
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
