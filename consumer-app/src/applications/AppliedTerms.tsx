import {
  formatMoment,
  formatMonths,
  formatPercent,
  formatRupees,
} from '@marketplace/shared/format';
import type { Application } from '@marketplace/shared/schema';
import { Facts } from '../ui';
import { useTexts } from '../i18n';
import { useLanguage } from '../language';
import styles from './applications.module.css';
import { applicationsTexts } from './texts';

export function AppliedTerms({ application }: { application: Application }) {
  const text = useTexts(applicationsTexts);
  const language = useLanguage();
  const terms = [
    [text('amount'), formatRupees(application.amount, language)],
    [text('tenure'), formatMonths(application.tenure_months, language)],
    [text('emi'), formatRupees(application.emi, language)],
    [text('apr'), formatPercent(application.apr, language, { min: 2, max: 2 })],
  ] as const;
  return (
    <>
      <Facts className={styles['terms']} facts={terms} />
      <p className={styles['muted']}>
        {text('applied_on', { when: formatMoment(application.created_at, language) })}
      </p>
    </>
  );
}
