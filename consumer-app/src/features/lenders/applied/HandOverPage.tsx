import { buttonClass } from '@marketplace/shared/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useTexts } from '../../../i18n';
import { getHandOverPath, getLenderPath, KeyFacts } from '../../../offers';
import { Link, PageHeading } from '../../../ui';
import { HandOver } from './HandOver';
import { LenderFrame, OffersLink } from '../LenderFrame';
import styles from '../lenders.module.css';
import { handOverTexts, lenderTexts } from '../texts';
import type { OwnLender } from '../useOwnLender';

function NotApplied({ lender }: OwnLender) {
  const text = useTexts(handOverTexts);
  const title = text('none', { lender: lender.name });
  return (
    <section className={styles['state']}>
      <PageHeading title={title} />
      <p>{text('none_text')}</p>
      <nav className={styles['links']} aria-label={text('links')}>
        <Link className={buttonClass()} to={getLenderPath(lender)}>
          {text('lender', { lender: lender.name })}
        </Link>
        <OffersLink />
      </nav>
    </section>
  );
}

function HandOverContent({ data }: { data: OwnLender }) {
  const text = useTexts(handOverTexts);
  const gone = useTexts(lenderTexts);
  const [params] = useSearchParams();
  const { lender, applications, key_facts } = data;
  const [newest] = applications;
  if (!newest) return <NotApplied {...data} />;
  if (params.has('kfs'))
    return key_facts ? (
      <KeyFacts
        offer={key_facts}
        product={newest.product}
        reference={newest.reference}
        backHref={getHandOverPath(lender)}
        back={text('kfs_back')}
      />
    ) : (
      <section className={styles['state']}>
        <PageHeading title={text('kfs')} />
        <p>{gone('not_stated')}</p>
      </section>
    );
  return <HandOver key={newest.id} data={data} application={newest} />;
}

/**
 * The next steps after an application, at /user/lenders-transaction/{lender}; `?kfs` shows its key fact statement.
 */
export function HandOverPage() {
  const { lender = '' } = useParams();
  return (
    <LenderFrame key={lender} slug={lender}>
      {(data) => <HandOverContent data={data} />}
    </LenderFrame>
  );
}
