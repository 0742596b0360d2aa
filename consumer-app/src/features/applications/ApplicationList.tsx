import { formatLongDate, formatRupees } from '@marketplace/shared/format';
import type { Application } from '@marketplace/shared/schema';
import { Link } from '../../common/Link';
import { useTexts } from '../../common/i18n';
import { useLanguage } from '../../common/language';
import styles from '../../common/applications/applications.module.css';
import { StatusBadge } from '../../common/applications/StatusBadge';
import { applicationsTexts } from '../../common/applications/texts';

/** Applications with their status, each leading to its own page. */
export function ApplicationList({ applications }: { applications: readonly Application[] }) {
  const text = useTexts(applicationsTexts);
  const language = useLanguage();
  return (
    <ul className={styles['list']}>
      {applications.map(({ id, lender_name, amount, emi, status, status_date }) => (
        <li key={id}>
          <div>
            <Link to={`?id=${id}`}>{lender_name}</Link>
            <p className={styles['muted']}>
              {text('since', { date: formatLongDate(status_date, language) })}
            </p>
          </div>
          <p className={styles['amount']}>
            {formatRupees(amount, language)}
            <small>{`${text('emi')}: ${formatRupees(emi, language)}`}</small>
          </p>
          <StatusBadge status={status} label={text(`step.${status}`)} />
        </li>
      ))}
    </ul>
  );
}
