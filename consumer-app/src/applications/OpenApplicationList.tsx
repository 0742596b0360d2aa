import { formatRupees } from '@marketplace/shared/format';
import type { OwnApplication } from '@marketplace/shared/schema';
import { useTexts } from '../i18n';
import { useLanguage } from '../language';
import { paths } from '../paths';
import { Link } from '../ui';
import styles from './applications.module.css';
import { StatusBadge } from './StatusBadge';
import { applicationsTexts } from './texts';
import { DecisionTime } from './Timeline';
import { getNextStep } from './timeline';

function OpenApplication({ application }: { application: OwnApplication }) {
  const text = useTexts(applicationsTexts);
  const language = useLanguage();
  const { id, lender_name: lender, amount, status } = application;
  const rupees = formatRupees(amount, language);
  const next = getNextStep(status);
  return (
    <li>
      <div>
        <Link to={`${paths.applications}?id=${id}`}>{lender}</Link>
      </div>
      <p className={styles['amount']}>{rupees}</p>
      <StatusBadge status={status} label={text(`step.${status}`)} />
      <div className={styles['footnote']}>
        {next && (
          <p>
            {text('next_step', { what: text(`step_text.${next}`, { lender, amount: rupees }) })}
          </p>
        )}
        <DecisionTime application={application} />
      </div>
    </li>
  );
}

/** The applications that are not decided or paid out, each with its next step and its date. */
export function OpenApplicationList({ applications }: { applications: readonly OwnApplication[] }) {
  const text = useTexts(applicationsTexts);
  return (
    <section className={styles['others']} aria-labelledby="open-applications">
      <h2 id="open-applications">{text('open')}</h2>
      <ul className={styles['list']}>
        {applications.map((application) => (
          <OpenApplication key={application.id} application={application} />
        ))}
      </ul>
    </section>
  );
}
