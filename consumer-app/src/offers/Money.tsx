import { formatRupees } from '@marketplace/shared/format';
import { useLanguage } from '../language';
import styles from './money.module.css';

/** Shows an amount in ₹; the currency sign and the paise are smaller than the rupees. */
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
