import { formatMoment, formatLongDate } from '@marketplace/shared/format';
import type { OwnApplication } from '@marketplace/shared/schema';
import { buttonClass, SuccessIcon } from '@marketplace/shared/ui';
import {
  ApplicationReference,
  AppliedTerms,
  StatusBadge,
  applicationsTexts,
  Timeline,
  isOpenStatus,
  WithdrawApplication,
} from '../../../applications';
import { useTexts } from '../../../i18n';
import { useLanguage } from '../../../language';
import { getDeclinedPath, getLenderCodePath, getLenderPath } from '../../../offers';
import { Link, PageHeading } from '../../../ui';
import { paths } from '../../../paths';
import { Complaints } from './Complaints';
import { ConsentGiven } from '../ConsentGiven';
import { CoolingOff } from './CoolingOff';
import { OffersLink } from '../LenderFrame';
import { LenderNext } from './LenderNext';
import styles from '../lenders.module.css';
import { handOverTexts } from '../texts';
import type { OwnLender } from '../useOwnLender';

interface Props {
  data: OwnLender;
  application: OwnApplication;
}

function Heading({ lender, application }: { lender: string; application: OwnApplication }) {
  const text = useTexts(handOverTexts);
  const own = useTexts(applicationsTexts);
  const { status } = application;
  const fresh = status === 'applied';
  return (
    <header className={styles['header']} data-fresh={fresh}>
      {fresh && <SuccessIcon />}
      <div>
        <PageHeading title={fresh ? own('sent', { lender }) : text('title', { lender })} />
        {fresh ? (
          <p>{own('sent_text')}</p>
        ) : (
          <StatusBadge status={status} label={own(`step.${status}`)} />
        )}
      </div>
    </header>
  );
}

/** The next step: enter the lender's code, or see why it declined. */
function NextStep({ data: { lender }, application }: Props) {
  const text = useTexts(handOverTexts);
  const language = useLanguage();
  const { status, confirmed_at } = application;
  if (status === 'rejected')
    return (
      <div className={styles['links']}>
        <Link className={buttonClass()} to={getDeclinedPath(lender)}>
          {text('declined')}
        </Link>
      </div>
    );
  if (confirmed_at)
    return (
      <p className={styles['small']}>
        {text('confirm.done', { when: formatMoment(confirmed_at, language) })}
      </p>
    );
  if (lender.confirms_by_code === 0 || !isOpenStatus(status)) return null;
  return (
    <section className={styles['notice']} aria-labelledby="confirm">
      <h2 id="confirm">{text('confirm.title')}</h2>
      <p>{text('confirm.text', { lender: lender.name })}</p>
      <div className={styles['links']}>
        <Link className={buttonClass()} to={getLenderCodePath(lender)}>
          {text('confirm.go')}
        </Link>
      </div>
    </section>
  );
}

function EarlierApplications({ data: { lender, applications } }: Pick<Props, 'data'>) {
  const text = useTexts(handOverTexts);
  const own = useTexts(applicationsTexts);
  const language = useLanguage();
  const [, ...earlier] = applications;
  if (earlier.length === 0) return null;
  return (
    <section className={styles['card']} aria-labelledby="earlier">
      <h2 id="earlier">{text('earlier', { lender: lender.name })}</h2>
      <ul className={styles['pastApplications']}>
        {earlier.map(({ id, status, status_date }) => (
          <li key={id}>
            <Link to={`${paths.applications}?id=${id}`}>
              {text('earlier_line', {
                status: own(`step.${status}`),
                date: formatLongDate(status_date, language),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An application after it was sent: its reference, the next step, the accepted terms and the consent. */
export function HandOver({ data, application }: Props) {
  const text = useTexts(handOverTexts);
  const own = useTexts(applicationsTexts);
  const { lender, consent } = data;
  return (
    <>
      <Heading lender={lender.name} application={application} />
      <NextStep data={data} application={application} />
      <ApplicationReference reference={application.reference} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <section className={styles['stacked']} aria-labelledby="progress">
            <h2 id="progress">{own('progress')}</h2>
            <Timeline application={application} />
          </section>
          {isOpenStatus(application.status) && <LenderNext lender={lender} />}
        </div>
        <div className={styles['column']}>
          <section className={styles['stacked']} aria-labelledby="terms">
            <h2 id="terms">{own('terms')}</h2>
            <AppliedTerms application={application} />
            <Link className={styles['textLink']} to="?kfs">
              {text('kfs')}
            </Link>
          </section>
          <CoolingOff data={data} application={application} />
          <ConsentGiven consent={consent} lender={lender.name} />
          <Complaints lender={lender} title={text('officer')} />
          <EarlierApplications data={data} />
        </div>
      </div>
      <nav className={styles['links']} aria-label={text('links')}>
        <OffersLink />
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.applications}>
          {text('all')}
        </Link>
        <Link className={buttonClass({ variant: 'secondary' })} to={getLenderPath(lender)}>
          {text('lender', { lender: lender.name })}
        </Link>
        <WithdrawApplication application={application} />
      </nav>
    </>
  );
}
