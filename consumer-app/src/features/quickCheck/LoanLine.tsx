import { formatMonths, formatRupees } from '@marketplace/shared/format';
import type { LoanRequest } from '@marketplace/shared/lending';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import { paths } from '../../paths';
import { useSession } from '../../session';
import { Link } from '../../ui';
import styles from './quickCheck.module.css';
import { quickCheckTexts } from './texts';

/** The loan that is checked, with a way back to change it. */
export function LoanLine({ loan }: { loan: LoanRequest }) {
  const t = useTexts(quickCheckTexts);
  const language = useLanguage();
  const { urlSegment } = useSession();
  return (
    <p className={styles.loan}>
      <strong>
        {t('loan', {
          amount: formatRupees(loan.amount, language, 'never'),
          tenure: formatMonths(loan.tenure_months, language),
        })}
      </strong>
      <Link to={urlSegment ? `/${urlSegment}` : paths.start}>{t('change')}</Link>
    </p>
  );
}
