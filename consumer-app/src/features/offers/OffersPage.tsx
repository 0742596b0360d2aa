import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConnection, useDialogParam } from '../../browser';
import { Failure, Link, PageHeading, PrivacyLink } from '../../ui';
import { paths } from '../../paths';
import { ProductQuestions } from '../../leads';
import { useProfile } from '../../profile';
import { getLoanProduct } from '../../products';
import { useSession } from '../../session';
import { getFormPath } from '../../journey/getPathAfterLogin';
import { ConsentsNeeded, useOffersTexts } from '../../offers';
import { OpenApplications } from '../../applications';
import { OfferList } from './list/OfferList';
import type { Offer } from '@marketplace/shared/api';
import { RemindLater } from './remind/RemindLater';
import { OffersSkeleton } from './OffersSkeleton';
import styles from './offers.module.css';
import { useOffers } from './useOffers';
import { useOffersView } from './useOffersView';
import { LoanRequestControls } from './request/LoanRequestControls';

// The list comes first on a slow line; these load with the person's first touch of it (`app/pages/prefetch.ts`).
const loadDecisions = () => import(/* offline */ './decisions');
const Comparison = lazy(async () => ({ default: (await loadDecisions()).Comparison }));
const KeyFacts = lazy(async () => ({ default: (await loadDecisions()).KeyFacts }));
const TakeOffer = lazy(async () => ({ default: (await loadDecisions()).TakeOffer }));

/** The offers page at /user/offers: the list, a comparison of up to three, or one key fact statement. */
export function OffersPage() {
  const { text } = useOffersTexts();
  const { userId, productType } = useSession();
  const { detail } = useProfile();
  const { loanRequest, data, pending, failure, lacking, ask, reload } = useOffers(
    userId,
    detail?.desired_loan_amount ?? null,
  );
  const view = useOffersView();
  const navigate = useNavigate();
  const connection = useConnection();
  const take = useDialogParam('take');
  // Increases when something else sets the loan, to remount the controls with it.
  const [round, setRound] = useState(0);
  const choose = ({ lender_id }: Offer) => take.open(String(lender_id));
  const taking =
    view.kfs === undefined
      ? data?.offers.find(
          ({ lender_id, applied }) => applied === 0 && String(lender_id) === take.opened,
        )
      : undefined;
  const away = connection === 'offline' || connection === 'unreachable';
  const kept = data ? text('failed_kept') : away ? text('failed_away') : '';
  const failed = failure && (
    <Failure
      title={text('failed')}
      text={`${failure} ${kept}`}
      retry={{ label: text('retry'), run: reload, busy: pending }}
    />
  );
  const body = () => {
    if (lacking.length > 0 && userId)
      return <ConsentsNeeded userId={userId} purposes={lacking} onGiven={reload} />;
    if (!data || !loanRequest) {
      if (!failed) return <OffersSkeleton />;
      return (
        <>
          <PageHeading title={text('title')} />
          {failed}
        </>
      );
    }
    if (view.kfs !== undefined) {
      const offer = data.offers.find(({ lender_id }) => lender_id === view.kfs);
      return (
        <KeyFacts
          key={view.kfs}
          offer={offer}
          product={getLoanProduct(productType)}
          backHref={view.closeKfsHref}
          onChoose={() =>
            void navigate(view.chooseHref(offer?.lender_id ?? 0), { state: { opened: true } })
          }
        />
      );
    }
    if (view.comparing) return <Comparison data={data} view={view} onChoose={choose} />;
    return (
      <>
        <PageHeading title={text('title')} />
        <OpenApplications userId={userId} />
        <LoanRequestControls
          key={round}
          loanRequest={loanRequest}
          count={data.offers.length}
          score={data}
          onRequest={ask}
        />
        {failed}
        <OfferList
          data={data}
          view={view}
          pending={pending}
          onChoose={choose}
          onRequest={(next) => {
            ask(next);
            setRound(round + 1);
          }}
        />
        <section className={styles['later']} aria-labelledby="later">
          <h2 id="later">{text('later')}</h2>
          <p>{text('intro')}</p>
          <div>
            <nav>
              <Link to={getFormPath(productType) ?? paths.profile}>{text('edit_profile')}</Link>
              <Link to={paths.applications}>{text('applications')}</Link>
              <Link to={paths.score}>{text('score')}</Link>
            </nav>
            <RemindLater />
            <PrivacyLink />
          </div>
        </section>
      </>
    );
  };
  return (
    <div className={styles['page']}>
      <Suspense fallback={<OffersSkeleton />}>{body()}</Suspense>
      <Suspense fallback={null}>
        {taking && (
          <TakeOffer
            key={taking.lender_id}
            offer={taking}
            needs={{
              missing: data?.missing_to_apply ?? [],
              form: getFormPath(productType) ?? paths.profile,
            }}
            kfsHref={view.kfsHref(taking.lender_id)}
            onClose={take.close}
            onStale={() => {
              take.close();
              reload();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The offers page, after the questions of the chosen product's own. */
export const AskedOffersPage = () => (
  <ProductQuestions>
    <OffersPage />
  </ProductQuestions>
);
