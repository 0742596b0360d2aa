import { getClientValue } from '@marketplace/shared/session';
import { buttonClass } from '@marketplace/shared/ui';
import { useState } from 'react';
import type { Offer } from '@marketplace/shared/api';
import done from '../../ui/done.module.css';
import { Failure, Link, PageHeading } from '../../ui';
import { useTexts, defineTexts } from '../../i18n';
import {
  ApplyButton,
  type LenderNeeds,
  getHandOverPath,
  ConsentsNeeded,
  OfferConsent,
  useOffersTexts,
  useApply,
  matchesLenderKey,
} from '../../offers';
import { paths } from '../../paths';
import { useProfile } from '../../profile';
import { useSession } from '../../session';
import { getFormPath, getOffersPath } from '../../journey/getPathAfterLogin';
import styles from './offers.module.css';
import { OffersSkeleton } from './OffersSkeleton';
import take from '../../offers/apply/take.module.css';
import { useOffers } from './useOffers';
import { lenderSubmitTexts as english } from '../../i18n/en/lenderSubmit';

const lenderSubmitTexts = defineTexts('lenderSubmit', {
  en: english,
  hi: async () => (await import('../../i18n/hi/lenderSubmit')).lenderSubmitTexts,
});

interface ChosenOfferProps {
  offer: Offer;
  needs: LenderNeeds;
  kfsHref: string;
  /** Called if the shown offer is out of date, to fetch it again. */
  onStale: () => void;
}

function ChosenOffer({ offer, needs, kfsHref, onStale }: ChosenOfferProps) {
  const applying = useApply(offer, { needs });
  return (
    <div className={take['take']}>
      <OfferConsent offer={offer} kfsHref={kfsHref} applying={applying} />
      <div className={done['links']}>
        <ApplyButton offer={offer} applying={applying} onStale={onStale} />
      </div>
    </div>
  );
}

/** The lender's offer at /user/lender-submit, in a lender's own deployment. */
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
  const key = getClientValue('lead') ?? '';
  if (lacking.length > 0 && userId)
    return <ConsentsNeeded userId={userId} purposes={lacking} onGiven={reload} />;
  if (!data && !failure) return <OffersSkeleton />;
  const offer = data?.offers.find((one) => matchesLenderKey(one, key));
  const unmatched = data?.unmatched.find((one) => matchesLenderKey(one, key));
  const lender = (offer ?? unmatched)?.name;
  const title = lender ? own('title_lender', { lender }) : own('title');
  return (
    <div className={styles['page']}>
      <PageHeading key={title} title={title} />
      {failure && (
        <Failure
          title={text('failed')}
          text={failure}
          retry={{ label: text('retry'), run: reload, busy: pending }}
        />
      )}
      {offer && offer.applied === 0 && (
        <ChosenOffer
          needs={{
            missing: data?.missing_to_apply ?? [],
            form: getFormPath(productType) ?? paths.profile,
          }}
          key={`${offer.lender_id} ${round}`}
          offer={offer}
          kfsHref={`${getOffersPath(productType) ?? paths.offers}?kfs=${offer.lender_id}`}
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
          to={
            offer?.applied === 1
              ? getHandOverPath(offer)
              : (getFormPath(productType) ?? paths.profile)
          }
        >
          {text(offer?.applied === 1 ? 'applied_link' : 'edit_profile')}
        </Link>
      </p>
    </div>
  );
}
