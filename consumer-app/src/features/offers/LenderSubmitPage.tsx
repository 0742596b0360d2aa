import { kept } from '@marketplace/shared/session';
import { Button, buttonClass, Checkbox } from '@marketplace/shared/ui';
import { useState } from 'react';
import { Failure } from '../../common/form/Failure';
import { useConsentTexts } from '../../common/consentTexts';
import { useTexts } from '../../common/i18n';
import { Link } from '../../common/Link';
import { handOverPath } from '../../common/lenderPaths';
import { PageHeading } from '../../common/PageHeading';
import { paths } from '../../common/paths';
import { useProfile } from '../../common/profileStore';
import { useSession } from '../../common/session';
import { formOf, offersOf } from '../../journey/afterLogin';
import { ConsentsNeeded } from '../../common/offers/ConsentsNeeded';
import { feeText } from '../../common/offers/facts';
import { isLender } from './isLender';
import { lenderSubmitTexts } from './lenderSubmitTexts';
import { Money } from '../../common/offers/Money';
import type { Offer } from '../../common/offers/offersData';
import styles from './offers.module.css';
import { OffersSkeleton } from './OffersSkeleton';
import take from '../../common/offers/take.module.css';
import { useOffers } from './useOffers';
import { useOffersTexts } from '../../common/offers/useOffersTexts';
import { useTakeOffer } from '../../common/offers/useTakeOffer';

function TheOffer({ offer, kfsHref }: { offer: Offer; kfsHref: string }) {
  const texts = useOffersTexts();
  const { text, apr, months } = texts;
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const { take: apply, busy, failure } = useTakeOffer(offer);
  const lender = offer.name;
  const own = useTexts(lenderSubmitTexts);
  const wording = useConsentTexts()('application', lender);
  const terms = [
    { label: text('amount'), value: <Money amount={offer.amount} /> },
    { label: text('tenure'), value: months(offer.tenure_months) },
    { label: text('emi'), value: <Money amount={offer.emi} /> },
    { label: text('apr_a_year'), value: apr(offer.apr) },
    { label: text('total_cost'), value: <Money amount={offer.total_cost} /> },
    { label: text('fee'), value: feeText(offer, texts) },
  ];
  const submit = () => {
    setAsked(true);
    if (agreed) void apply();
    else document.getElementById('consent_lender')?.focus();
  };
  return (
    <div className={take['take']}>
      <dl className={take['terms']}>
        {terms.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Link to={kfsHref}>{text('take.read_kfs')}</Link>
      <Checkbox
        name="consent_lender"
        checked={agreed}
        disabled={busy}
        label={wording.title}
        hint={wording.text}
        {...(asked && !agreed ? { error: own('consent_missing', { lender }) } : {})}
        onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
      />
      {failure && <Failure title={text('take.failed')} text={failure} />}
      <div>
        <Button busy={busy} onClick={submit}>
          {text(failure ? 'take.retry' : 'take.apply')}
        </Button>
      </div>
      <p className={take['small']}>{text('take.no_cost')}</p>
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
          key={offer.lender_id}
          offer={offer}
          kfsHref={`${offersOf(productType) ?? paths.offers}?kfs=${offer.lender_id}`}
        />
      )}
      {offer && offer.applied === 1 && <p>{own('applied')}</p>}
      {data && !offer && <p>{own('no_offer')}</p>}
      <p>
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
