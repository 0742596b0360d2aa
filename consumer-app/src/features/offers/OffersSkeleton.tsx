import { Skeleton, VisuallyHidden } from '@marketplace/shared/ui';
import { PageHeading } from '../../ui';
import row from './list/offerRow.module.css';
import { useOffersTexts } from '../../offers';
import loanRequest from './request/loanRequest.module.css';

/** Placeholder for the controls and the first offers. */
export function OffersSkeleton() {
  const { text } = useOffersTexts();
  return (
    <>
      <PageHeading title={text('title')} />
      <div role="status">
        <VisuallyHidden>{text('loading')}</VisuallyHidden>
      </div>
      <div className={loanRequest['loanRequest']}>
        <div className={loanRequest['summary']}>
          <Skeleton width="11rem" />
        </div>
        <div className={loanRequest['fields']}>
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
        </div>
      </div>
      <Skeleton width="12rem" height="1.75rem" />
      <div className={row['offers']}>
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className={row['skeleton']}>
            <Skeleton width="10rem" height="2.5rem" />
            <Skeleton height="3.5rem" />
          </div>
        ))}
      </div>
    </>
  );
}
