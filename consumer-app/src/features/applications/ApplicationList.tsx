import { formatLongDate, formatRupees } from '@marketplace/shared/format';
import type { OwnApplication } from '@marketplace/shared/schema';
import { Link } from '../../ui';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import styles from '../../applications/applications.module.css';
import {
  StatusBadge,
  getNextStep,
  applicationsTexts,
  WithdrawApplication,
} from '../../applications';

/** Lists applications with status and next step; each links to its own page. */
export function ApplicationList({ applications }: { applications: readonly OwnApplication[] }) {
  const text = useTexts(applicationsTexts);
  const language = useLanguage();
  const describeNextStep = ({ status, lender_name: lender, amount }: OwnApplication) => {
    const step = getNextStep(status);
    if (!step) return '';
    const what = text(`step_text.${step}`, { lender, amount: formatRupees(amount, language) });
    return text('next_step', { what });
  };
  return (
    <ul className={styles['list']}>
      {applications.map((application) => {
        const { id, lender_name, amount, emi, status, status_date } = application;
        const next = describeNextStep(application);
        return (
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
            {next && <p className={styles['footnote']}>{next}</p>}
            <WithdrawApplication small application={application} />
          </li>
        );
      })}
    </ul>
  );
}
