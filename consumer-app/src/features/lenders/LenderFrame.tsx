import { buttonClass, Skeleton, VisuallyHidden } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n';
import { QueryFailure, Link, PageHeading } from '../../ui';
import { paths } from '../../paths';
import { useSession } from '../../session';
import { getOffersPath } from '../../journey/getPathAfterLogin';
import styles from './lenders.module.css';
import { lenderTexts } from './texts';
import { type OwnLender, type OwnLenderFound, useOwnLender } from './useOwnLender';

interface Props {
  slug: string;
  children: (data: OwnLender, found: Pick<OwnLenderFound, 'reload' | 'ask'>) => ReactNode;
}

/** Link to the offers for the chosen product, or to the products if none is chosen. */
export function OffersLink() {
  const text = useTexts(lenderTexts);
  const offers = getOffersPath(useSession().productType);
  return (
    <Link back className={buttonClass({ variant: 'secondary' })} to={offers ?? paths.products}>
      {text(offers ? 'see_offers' : 'choose_product')}
    </Link>
  );
}

/** Finds the lender of the address and renders its page, or says that there is none. */
export function LenderFrame({ slug, children }: Props) {
  const text = useTexts(lenderTexts);
  const { query, reload, ask } = useOwnLender(slug);
  if (query.data)
    return <div className={styles['page']}>{children(query.data, { reload, ask })}</div>;
  const missing = query.error?.status === 404;
  return (
    <div className={styles['page']}>
      {query.isPending && (
        <div className={styles['skeleton']} role="status">
          <VisuallyHidden>{text('loading')}</VisuallyHidden>
          <Skeleton width="14rem" height="2.25rem" />
          <Skeleton height="12rem" />
          <Skeleton height="16rem" />
        </div>
      )}
      {!missing && (
        <QueryFailure variant="page" title={text('failed')} query={query} again={text('retry')} />
      )}
      {missing && (
        <section className={styles['state']}>
          <PageHeading title={text('none')} />
          <p>{text('none_text')}</p>
          <nav className={styles['links']} aria-label={text('continue')}>
            <OffersLink />
          </nav>
        </section>
      )}
    </div>
  );
}
