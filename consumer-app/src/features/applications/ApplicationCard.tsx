import type { OwnApplication } from '@marketplace/shared/schema';
import {
  ApplicationReference,
  AppliedTerms,
  applicationsTexts,
  Timeline,
} from '../../applications';
import styles from '../../applications/applications.module.css';
import { useTexts } from '../../i18n';

/** One application with its id, terms and timeline. */
export function ApplicationCard({ application }: { application: OwnApplication }) {
  const text = useTexts(applicationsTexts);
  return (
    <>
      <ApplicationReference reference={application.reference} />
      <div className={styles['sections']}>
        <section aria-labelledby="progress">
          <h2 id="progress">{text('progress')}</h2>
          <Timeline application={application} />
        </section>
        <section aria-labelledby="terms">
          <h2 id="terms">{text('terms')}</h2>
          <AppliedTerms application={application} />
        </section>
      </div>
    </>
  );
}
