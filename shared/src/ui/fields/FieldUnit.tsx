import styles from './field.module.css';

/** A unit after the text of a field, such as 'months' or '%'. */
export function FieldUnit({ children }: { children: string }) {
  return <span className={styles['affix']}>{children}</span>;
}
