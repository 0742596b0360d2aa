import { kept } from '@marketplace/shared/session';
import { Button, buttonClass } from '@marketplace/shared/ui';
import { useState } from 'react';
import done from '../../common/done/done.module.css';
import { Failure } from '../../common/form/Failure';
import { useTexts } from '../../common/i18n';
import { Link } from '../../common/Link';
import { handOverPath } from '../../common/lenderPaths';
import { PageHeading } from '../../common/PageHeading';
import { paths } from '../../common/paths';
import { useProfile } from '../../common/profileStore';
import { useSession } from '../../common/session';
import { formOf, offersOf } from '../../journey/afterLogin';
import { ConsentsNeeded } from '../../common/offers/ConsentsNeeded';
import { isLender } from './isLender';
import { lenderSubmitTexts } from './lenderSubmitTexts';
import { OfferConsent } from '../../common/offers/OfferConsent';
import type { Offer } from '../../common/offers/offersData';
import styles from './offers.module.css';
import { OffersSkeleton } from './OffersSkeleton';
import take from '../../common/offers/take.module.css';
import { useOffers } from './useOffers';
import { useOffersTexts } from '../../common/offers/useOffersTexts';
import { useApplying } from '../../common/offers/useApplying';

interface TheOfferProps {
  offer: Offer;
  kfsHref: string;
  /** The offer is no longer what is shown: fetch it anew. */
  onStale: () => void;
}

function TheOffer({ offer, kfsHref, onStale }: TheOfferProps) {
  const { text } = useOffersTexts();
  const applying = useApplying(offer);
  const { busy, failure, stale, apply } = applying;
  return (
    <div className={take['take']}>
      <OfferConsent offer={offer} kfsHref={kfsHref} applying={applying} />
      <div className={done['links']}>
        {stale ? (
          <Button onClick={onStale}>{text('take.refresh')}</Button>
        ) : (
          <Button busy={busy} onClick={apply}>
            {text(failure ? 'retry' : 'take.apply')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The one lender's offer at /user/lender-submit, in a deployment that is that lender's own. */
export function LenderSubmitPage() {
  const { text } = useOffersTexts();
  const own = useTexts(lenderSubmitTexts);
  const { userId, productType } = useSession();
  const { detail } = useProfile();
  const { data, failure, lacking, pending, reload } = useOffers(
    userId,
    detail?.desired_loan_amount ?? null,
  );
  const [round, setRound] = useState(0);
  const key = kept('lead') ?? '';
  if (lacking.length > 0 && userId)
    return <ConsentsNeeded userId={userId} purposes={lacking} onGiven={reload} />;
  if (!data && !failure) return <OffersSkeleton />;
  const offer = data?.offers.find((one) => isLender(one, key));
  const unmatched = data?.unmatched.find((one) => isLender(one, key));
  const lender = (offer ?? unmatched)?.name;
  const title = lender ? own('title_lender', { lender }) : own('title');
  return (
    <div className={styles['page']}>
      <PageHeading key={title} title={title} />
      {failure && (
        <Failure title={text('failed')} text={failure}>
          <Button variant="secondary" busy={pending} onClick={reload}>
            {text('retry')}
          </Button>
        </Failure>
      )}
      {offer && offer.applied === 0 && (
        <TheOffer
          key={`${offer.lender_id} ${round}`}
          offer={offer}
          kfsHref={`${offersOf(productType) ?? paths.offers}?kfs=${offer.lender_id}`}
          onStale={() => {
            setRound(round + 1);
            reload();
          }}
        />
      )}
      {offer && offer.applied === 1 && <p>{own('applied')}</p>}
      {data && !offer && <p>{own('no_offer')}</p>}
      <p className={done['links']}>
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={offer?.applied === 1 ? handOverPath(offer) : (formOf(productType) ?? paths.profile)}
        >
          {text(offer?.applied === 1 ? 'applied_link' : 'edit_profile')}
        </Link>
      </p>
    </div>
  );
}
