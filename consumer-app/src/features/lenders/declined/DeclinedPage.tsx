import {
  formatLongDate,
  formatMonths,
  formatRupees,
  formatSentence,
} from '@marketplace/shared/format';
import { getOptionLabel, type OwnApplication } from '@marketplace/shared/schema';
import { buttonClass } from '@marketplace/shared/ui';
import { useParams } from 'react-router-dom';
import { RecordText, useLanguage } from '../../../language';
import { ApplicationReference, isOpenStatus } from '../../../applications';
import { useTexts } from '../../../i18n';
import { getHandOverPath, getLenderPath } from '../../../offers';
import { Link, PageHeading } from '../../../ui';
import { Complaints } from '../applied/Complaints';
import { LenderFrame, OffersLink } from '../LenderFrame';
import styles from '../lenders.module.css';
import reading from '../reading.module.css';
import { OtherOffers } from './OtherOffers';
import { declinedTexts, lenderTexts } from '../texts';
import type { OwnLender } from '../useOwnLender';

interface Props {
  data: OwnLender;
  open: OwnApplication | undefined;
}

function NotDeclined({ data: { lender }, open }: Props) {
  const text = useTexts(declinedTexts);
  const go = useTexts(lenderTexts);
  return (
    <section className={styles['state']}>
      <PageHeading title={text('none', { lender: lender.name })} />
      <p>{text(open ? 'none_open' : 'none_any')}</p>
      <nav className={styles['links']} aria-label={go('continue')}>
        <Link className={buttonClass()} to={open ? getHandOverPath(lender) : getLenderPath(lender)}>
          {text(open ? 'see_open' : 'see_lender')}
        </Link>
        <OffersLink />
      </nav>
    </section>
  );
}

function TextList({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className={styles['stacked']}>
      <h2>{title}</h2>
      <ul className={styles['reasons']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function DeclinedContent({ data, open, application }: Props & { application: OwnApplication }) {
  const text = useTexts(declinedTexts);
  const language = useLanguage();
  const { lender } = data;
  const { reason, remarks } = application;
  const name = { lender: lender.name };
  return (
    <>
      <header className={styles['heading']}>
        <PageHeading title={text('title', name)} />
        <p>
          {text('intro', {
            date: formatLongDate(application.status_date, language),
            amount: formatRupees(application.amount, language),
            tenure: formatMonths(application.tenure_months, language),
          })}
        </p>
        {open && (
          <p>
            {text('again_since')} <Link to={getHandOverPath(lender)}>{text('see_again')}</Link>
          </p>
        )}
      </header>
      <section className={styles['ownOffer']} aria-labelledby="reason">
        <h2 id="reason">{text('reason')}</h2>
        {reason && (
          <p>{formatSentence(getOptionLabel('statusReason', reason, language), language)}</p>
        )}
        {remarks && (
          <>
            <blockquote className={reading['quote']}>
              <RecordText text={remarks} />
            </blockquote>
            <p>{text('reason_text')}</p>
          </>
        )}
        {!reason && !remarks && <p>{text('no_reason')}</p>}
      </section>
      <TextList
        title={text('unchanged')}
        lines={[1, 2, 3, 4].map((line) => text(`unchanged_${line}`))}
      />
      <OtherOffers except={lender.lender_id} />
      <TextList
        title={text('again', name)}
        lines={[1, 2, 3].map((line) => text(`again_${line}`))}
      />
      <Complaints
        lender={lender}
        title={text('officer')}
        text={text('officer_text')}
        after={text('unresolved')}
      />
      <ApplicationReference reference={application.reference} />
    </>
  );
}

/** The page of an application that the lender declined, at /user/{lender}/declined. */
export function DeclinedPage() {
  const { lender = '' } = useParams();
  return (
    <LenderFrame key={lender} slug={lender}>
      {(data) => {
        const application = data.applications.find(({ status }) => status === 'rejected');
        const open = data.applications.find(({ status }) => isOpenStatus(status));
        return (
          <div className={reading['reading']}>
            {application ? (
              <DeclinedContent data={data} open={open} application={application} />
            ) : (
              <NotDeclined data={data} open={open} />
            )}
          </div>
        );
      }}
    </LenderFrame>
  );
}
