import { formatMoment } from '@marketplace/shared/format';
import type { OwnApplication } from '@marketplace/shared/schema';
import { buttonClass, SuccessIcon } from '@marketplace/shared/ui';
import { useParams } from 'react-router-dom';
import { isOpenStatus } from '../../../applications';
import { useTexts } from '../../../i18n';
import { useLanguage } from '../../../language';
import { getHandOverPath, INDIALENDS, getLenderPath } from '../../../offers';
import { Link, PageHeading } from '../../../ui';
import { CodeForm } from './CodeForm';
import { LenderFrame, OffersLink } from '../LenderFrame';
import styles from '../lenders.module.css';
import reading from '../reading.module.css';
import { handOverTexts, lenderCodeTexts } from '../texts';
import type { OwnLender } from '../useOwnLender';

interface Props {
  data: OwnLender;
  application: OwnApplication;
}

function Confirmed({ data: { lender }, application }: Props) {
  const text = useTexts(lenderCodeTexts);
  const language = useLanguage();
  return (
    <>
      <header className={styles['header']} data-fresh="true">
        <SuccessIcon />
        <div>
          <PageHeading title={text('done')} />
          <p>
            {text('done_text', {
              lender: lender.name,
              when: formatMoment(application.confirmed_at ?? '', language),
            })}
          </p>
        </div>
      </header>
      <div className={styles['links']}>
        <Link className={buttonClass()} to={getHandOverPath(lender)}>
          {text('see_next_steps')}
        </Link>
      </div>
    </>
  );
}

function NothingToConfirm({ data: { lender, applications } }: Pick<Props, 'data'>) {
  const text = useTexts(lenderCodeTexts);
  const go = useTexts(handOverTexts);
  const applied = applications.length > 0;
  return (
    <section className={styles['state']}>
      <PageHeading title={text('none')} />
      <p>{text('none_text')}</p>
      <nav className={styles['links']} aria-label={go('links')}>
        <Link
          className={buttonClass()}
          to={applied ? getHandOverPath(lender) : getLenderPath(lender)}
        >
          {applied ? text('see_next_steps') : go('lender', { lender: lender.name })}
        </Link>
        <OffersLink />
      </nav>
    </section>
  );
}

/** Page for the code of a lender that requires confirmation; Indialends has its own path for it. */
export function LenderCodePage() {
  const { lender = INDIALENDS } = useParams();
  return (
    <LenderFrame key={lender} slug={lender}>
      {(data, { reload }) => {
        const application = data.applications.find(({ status }) => isOpenStatus(status));
        const hasCode = application && data.lender.confirms_by_code === 1;
        return (
          <div className={reading['reading']}>
            {!hasCode && <NothingToConfirm data={data} />}
            {hasCode && application.confirmed_at !== null && (
              <Confirmed data={data} application={application} />
            )}
            {hasCode && application.confirmed_at === null && (
              <CodeForm data={data} application={application} onChanged={reload} />
            )}
          </div>
        );
      }}
    </LenderFrame>
  );
}
