import { formatRupees } from '@marketplace/shared/format';
import { useLanguage } from '../language/language';
import styles from './money.module.css';

/** An amount in ₹ to the paisa, the paise and the sign small beside the figure. */
export function Money({ amount }: { amount: number }) {
  const language = useLanguage();
  const [, sign = '₹', whole = '', paise = ''] =
    /^([^\d]*)([\d,]+)(\.\d+)?$/.exec(formatRupees(amount, language)) ?? [];
  return (
    <span className={styles['money']}>
      <span className={styles['small']}>{sign}</span>
      {whole}
      {paise && <span className={styles['small']}>{paise}</span>}
    </span>
  );
}
