import { buttonClass } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { type ProductLender, isNamed, useProductLenders } from '../../offers';
import { useTexts } from '../../i18n';
import { Loading, QueryFailure, Link, PageHeading } from '../../ui';
import { paths } from '../../paths';
import styles from './goldLenders.module.css';
import { goldLenderTexts } from './texts';

/** Finds the lender of the address and renders its page, or says that there is none. */
export function GoldLenderFrame({ children }: { children: (lender: ProductLender) => ReactNode }) {
  const text = useTexts(goldLenderTexts);
  const { lender: slug = '' } = useParams();
  const found = useProductLenders('gold_loan');
  const lender = found.data?.find((one) => isNamed(one, slug));
  if (lender) return <div className={styles['page']}>{children(lender)}</div>;
  return (
    <div className={styles['page']}>
      {found.isPending && <Loading label={text('loading')} lines={5} height="3rem" />}
      <QueryFailure variant="page" title={text('failed')} query={found} again={text('retry')} />
      {found.data && (
        <section className={styles['state']}>
          <PageHeading title={text('none')} />
          <p>{text('none_text')}</p>
          <nav className={styles['links']} aria-label={text('continue')}>
            {found.data.map((one) => (
              <Link
                key={one.lender_id}
                className={buttonClass({ variant: 'secondary' })}
                to={paths.goldLender.replace(':lender', one.slug)}
              >
                {one.name}
              </Link>
            ))}
            <Link className={buttonClass({ variant: 'secondary' })} to={paths.goldForm}>
              {text('ask')}
            </Link>
          </nav>
        </section>
      )}
    </div>
  );
}
