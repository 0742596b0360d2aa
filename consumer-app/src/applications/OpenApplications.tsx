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
import { getNextStep, isOpenStatus } from './timeline';
import { useApplications } from './useApplications';

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

/** Lists the applications that are not decided or paid out, newest first, each with its next step and its date. */
export function OpenApplications({ userId }: { userId: string | undefined }) {
  const text = useTexts(applicationsTexts);
  const { data = [] } = useApplications(userId);
  const open = data.filter(({ status }) => isOpenStatus(status));
  if (open.length === 0) return null;
  return (
    <section className={styles['others']} aria-labelledby="open-applications">
      <h2 id="open-applications">{text('open')}</h2>
      <ul className={styles['list']}>
        {open.map((application) => (
          <OpenApplication key={application.id} application={application} />
        ))}
      </ul>
    </section>
  );
}
