import type { OwnApplication } from '@marketplace/shared/schema';
import { ApplicationReference } from '../../common/applications/ApplicationReference';
import styles from '../../common/applications/applications.module.css';
import { AppliedTerms } from '../../common/applications/AppliedTerms';
import { applicationsTexts } from '../../common/applications/texts';
import { isOpen } from '../../common/applications/timeline';
import { Timeline } from '../../common/applications/Timeline';
import { useTexts } from '../../common/i18n';

/** One application with its id, its terms and its way. */
export function ApplicationCard({ application }: { application: OwnApplication }) {
  const text = useTexts(applicationsTexts);
  return (
    <>
      <ApplicationReference reference={application.reference} />
      <div className={styles['parts']}>
        <section aria-labelledby="next">
          <h2 id="next">{text(isOpen(application.status) ? 'next' : 'went')}</h2>
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
