import { formatSentence } from '@marketplace/shared/format';
import { buttonClass, SuccessIcon } from '@marketplace/shared/ui';
import type { OwnApplication } from '@marketplace/shared/schema';
import { useSearchParams } from 'react-router-dom';
import { QueryFailure, Link, Loading, PageHeading } from '../../ui';
import { useTexts } from '../../i18n';
import { useLanguage } from '../../language';
import { getDeclinedPath, getHandOverPath } from '../../offers';
import { paths } from '../../paths';
import { useSession } from '../../session';
import { OwnRequests, useOwnRequests } from '../../leads';
import { getOffersPath } from '../../journey/getPathAfterLogin';
import { ApplicationCard } from './ApplicationCard';
import { ApplicationList } from './ApplicationList';
import styles from '../../applications/applications.module.css';
import {
  StatusBadge,
  applicationsTexts,
  useApplications,
  WithdrawApplication,
} from '../../applications';

function ApplicationDetails({ application }: { application: OwnApplication }) {
  const text = useTexts(applicationsTexts);
  const { lender_name: lender, lender_slug: slug, status } = application;
  const fresh = status === 'applied';
  return (
    <>
      <header className={styles['header']}>
        {fresh && <SuccessIcon />}
        <div>
          <PageHeading title={fresh ? text('sent', { lender }) : lender} />
          {fresh ? (
            <p>{text('sent_text')}</p>
          ) : (
            <StatusBadge status={status} label={text(`step.${status}`)} />
          )}
        </div>
      </header>
      <ApplicationCard application={application} />
      <nav className={styles['links']} aria-label={text('next_with_lender', { lender })}>
        {status === 'rejected' ? (
          <Link className={buttonClass()} to={getDeclinedPath({ slug })}>
            {text('why_declined')}
          </Link>
        ) : (
          <Link className={buttonClass()} to={getHandOverPath({ slug })}>
            {text('next_with_lender', { lender })}
          </Link>
        )}
        <WithdrawApplication application={application} />
      </nav>
    </>
  );
}

function ApplicationsContent({ applications }: { applications: readonly OwnApplication[] }) {
  const text = useTexts(applicationsTexts);
  const language = useLanguage();
  const [params] = useSearchParams();
  const { productType } = useSession();
  const requests = useOwnRequests();
  const offers = getOffersPath(productType);
  const id = params.get('id');
  const shown = applications.find((application) => application.id === id);
  const others = applications.filter((application) => application !== shown);
  return (
    <>
      {shown ? (
        <ApplicationDetails key={shown.id} application={shown} />
      ) : (
        <PageHeading key="all" title={text('title')} />
      )}
      {id && !shown && (
        <p role="status">
          {formatSentence(text('not_found'), language)} {text('not_found_text')}
        </p>
      )}
      {applications.length === 0 && requests.data?.length === 0 && (
        <section className={styles['empty']}>
          <h2>{text('empty')}</h2>
          <p>{text('empty_text')}</p>
        </section>
      )}
      {others.length > 0 && (
        <section
          className={styles['others']}
          aria-label={text(shown ? 'other_applications' : 'title')}
        >
          {shown && <h2>{text('other_applications')}</h2>}
          <ApplicationList applications={others} />
        </section>
      )}
      <OwnRequests />
      <Link className={buttonClass({ variant: 'secondary' })} to={offers ?? paths.products}>
        {text(offers ? 'see_offers' : 'choose_product')}
      </Link>
    </>
  );
}

/** The person's applications; the one from the address comes first, with its next steps. */
export function ApplicationsPage() {
  const text = useTexts(applicationsTexts);
  const { userId } = useSession();
  const found = useApplications(userId);
  if (found.data) {
    return (
      <div className={styles['page']}>
        <ApplicationsContent applications={found.data} />
      </div>
    );
  }
  return (
    <div className={styles['page']}>
      <PageHeading title={text('title')} />
      {found.isLoadingError ? (
        <QueryFailure title={text('load_failed')} query={found} again={text('retry')} />
      ) : (
        <Loading label={text('loading')} height="4rem" lines={4} />
      )}
    </div>
  );
}
