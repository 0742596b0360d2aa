import { useParams } from 'react-router-dom';
import { useTexts } from '../../i18n';
import { Monogram } from '../../offers';
import { PageHeading } from '../../ui';
import { RecordText } from '../../language';
import { Complaints } from './applied/Complaints';
import { LenderFrame, OffersLink } from './LenderFrame';
import { LenderTerms } from './LenderTerms';
import styles from './lenders.module.css';
import { OwnApplications } from './applied/OwnApplications';
import { Position } from './applied/Position';
import { lenderTexts } from './texts';
import type { OwnLender, OwnLenderFound } from './useOwnLender';

function LenderContent({
  data,
  ...found
}: { data: OwnLender } & Pick<OwnLenderFound, 'reload' | 'ask'>) {
  const text = useTexts(lenderTexts);
  const { lender } = data;
  return (
    <>
      <header className={styles['header']}>
        <Monogram lender={lender} />
        <div>
          <PageHeading title={lender.name} />
          <p>
            {lender.lender_description ? (
              <RecordText text={lender.lender_description} hindi={lender.lender_description_hi} />
            ) : (
              text(lender.product === 'gold_loan' ? 'intro_gold' : 'intro_loan')
            )}
          </p>
        </div>
      </header>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <OwnApplications data={data} />
          <Position data={data} {...found} />
        </div>
        <div className={styles['column']}>
          <LenderTerms lender={lender} />
          <Complaints lender={lender} title={text('complaints')} text={text('complaints_text')} />
        </div>
      </div>
      <nav className={styles['links']} aria-label={text('continue')}>
        <OffersLink />
      </nav>
    </>
  );
}

/** A lender's page at /user/{lender}: its terms, and its offer for the person. */
export function LenderPage() {
  const { lender = '' } = useParams();
  return (
    <LenderFrame key={lender} slug={lender}>
      {(data, found) => <LenderContent data={data} {...found} />}
    </LenderFrame>
  );
}
