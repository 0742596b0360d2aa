import { PROPOSED_LOAN } from '@marketplace/shared/lending';
import { useTexts } from '../../../i18n';
import { KeyFacts, useOffersTexts } from '../../../offers';
import { Loading, PageHeading, QueryFailure } from '../../../ui';
import { goldTexts } from '../texts';
import { useChosenLender } from './useChosenLender';
import { useGoldOffers } from './useGoldOffers';

/** The key fact statement of the gold lender that the address names. */
export function GoldKeyFactsPage({ userId }: { userId: string }) {
  const text = useTexts(goldTexts);
  const offers = useOffersTexts();
  const { keyFactsOf, loan, closeHref, choose } = useChosenLender();
  const { amount = PROPOSED_LOAN.amount, months } = loan;
  const found = useGoldOffers(userId, { amount, months });
  if (!found.data)
    return (
      <>
        <PageHeading title={offers.text('facts.title')} />
        {found.isPending && <Loading label={text('compare.loading')} lines={4} height="8rem" />}
        <QueryFailure title={text('compare.failed')} query={found} again={offers.text('retry')} />
      </>
    );
  return (
    <KeyFacts
      offer={found.data.offers.find(({ lender_id }) => lender_id === keyFactsOf)}
      product="gold_loan"
      backHref={closeHref}
      onChoose={() => choose(keyFactsOf)}
    />
  );
}
