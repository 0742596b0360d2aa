import styles from './monogram.module.css';

const getLenderInitials = (name: string): string =>
  name
    .split(/[\s_-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => /^\p{L}\p{M}*/u.exec(word)?.[0].toUpperCase() ?? '')
    .join('');

/** A lender's initials. The app shows no logos, so that no lender stands out. */
export function Monogram({ name }: { name: string }) {
  return (
    <span className={styles['monogram']} aria-hidden="true">
      {getLenderInitials(name)}
    </span>
  );
}
