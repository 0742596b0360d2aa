import type { OwnApplication } from '@marketplace/shared/schema';
import { ApplicationId } from '../../common/applications/ApplicationId';
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
      <ApplicationId id={application.id} />
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
