import { countQuickCheck, getLoanEstimate, type Offer, quickCheck } from '@marketplace/shared/api';
import {
  assessEligibility,
  buildEligibilityTest,
  FIRST_ESTIMATE,
  findBestStep,
  isSmaller,
  rankOffers,
} from '@marketplace/shared/lending';
import { findLendingLenders } from '../../../data/lenders/lenderOutages';
import { readLoanEstimate } from '../../../data/lenders/loanEstimate';
import type { LenderRecord } from '../../../data/records';
import { throttle } from '../../../middleware/throttle';
import { mapInSlices } from '../../../store/selected';
import { handle } from '../../kit/handle';
import { evaluateLender } from '../offers/evaluateLender';
import { toQuickFacts } from './quickFacts';

type Lender = Readonly<LenderRecord>;

/** Hours from the application to the money; null if the lender does not state both parts. */
const getHours = ({ decision_hours, disbursal_hours }: Lender): number | null =>
  typeof decision_hours === 'number' && typeof disbursal_hours === 'number'
    ? decision_hours + disbursal_hours
    : null;

interface QuickOffer extends Offer {
  hours: number | null;
}

/** Picks the lowest APR, the lowest EMI and the soonest money; the largest loan where none is of the full amount. */
function pickBest(offers: readonly QuickOffer[], wanted: number) {
  const full = offers.filter((offer) => !isSmaller(offer, wanted));
  const soonest = full
    .toSorted((a, b) => (a.hours ?? Infinity) - (b.hours ?? Infinity))
    .find(({ hours }) => hours !== null);
  const picked =
    full.length === 0
      ? [{ by: 'amount' as const, offer: rankOffers(offers, 'amount', wanted)[0] }]
      : [
          { by: 'apr' as const, offer: rankOffers(full, 'apr', wanted)[0] },
          { by: 'emi' as const, offer: rankOffers(full, 'emi', wanted)[0] },
          { by: 'money' as const, offer: soonest },
        ];
  return {
    full_amount: full.length,
    best: picked.flatMap(({ by, offer }) => {
      if (!offer) return [];
      const { lender_id, slug, name, mark_colour, amount, tenure_months, emi, apr, hours } = offer;
      return [{ by, lender_id, slug, name, mark_colour, amount, tenure_months, emi, apr, hours }];
    }),
  };
}

export const quickCheckRoutes = [
  handle(getLoanEstimate, async ({ query, language, response }, { store }) => {
    response.set('Cache-Control', 'public, max-age=60').vary('Accept-Language');
    const { amount = FIRST_ESTIMATE.amount, tenure_months = FIRST_ESTIMATE.tenure_months } =
      query ?? {};
    const shown = { all: query?.all === 1, language };
    return { data: await readLoanEstimate(store, { amount, tenure_months }, shown) };
  }),
  handle(quickCheck, { before: throttle(30) }, async ({ body, language }, { store }) => {
    const { amount, tenure_months } = body;
    const loanRequest = { amount, tenure_months };
    const { oldest, youngest } = toQuickFacts(body, loanRequest);
    const lenders = await findLendingLenders(store, { product: 'personal_loan' }, language);
    const checked = await mapInSlices(lenders, 250, (lender) => {
      const { offer, unmatched } = evaluateLender(lender, oldest, { loanRequest, applied: false });
      const isOldEnough = assessEligibility(lender, youngest).criteria.every(
        ({ criterion, met }) => criterion !== 'age' || met !== false,
      );
      if (!isOldEnough) return {};
      return offer ? { offer: { ...offer, hours: getHours(lender) } } : { unmatched };
    });
    const offers = checked.flatMap(({ offer }) => offer ?? []);
    const { full_amount, best } = pickBest(offers, amount);
    const steps = checked.flatMap(({ unmatched }) =>
      (unmatched?.steps ?? []).map((step) => ({
        ...step,
        lender_id: unmatched?.lender_id ?? 0,
        name: unmatched?.name ?? '',
      })),
    );
    // Who can have the whole amount hears only of a longer tenure that brings more lenders.
    const helpful = steps.filter(
      (step) => full_amount === 0 || (!isSmaller(step, amount) && step.other_emis === null),
    );
    const advised = findBestStep(helpful, amount);
    const data = { lenders: lenders.length, matching: offers.length, full_amount, best };
    if (!advised) return { data: { ...data, advice: null } };
    const { total_interest: _, total_cost: __, ...step } = advised.step;
    return { data: { ...data, advice: { ...step, lenders: advised.lenders } } };
  }),
  handle(countQuickCheck, { before: throttle(120) }, async ({ body }, { store }) => {
    const { oldest, youngest } = toQuickFacts(body, {
      amount: body.amount ?? null,
      tenure_months: body.tenure_months ?? null,
    });
    const lenders = await findLendingLenders(store, { product: 'personal_loan' });
    const fits = await mapInSlices(lenders, 250, (lender) => {
      const isEligible = buildEligibilityTest(lender);
      return isEligible(oldest) && isEligible(youngest);
    });
    return { data: { lenders: lenders.length, matching: fits.filter(Boolean).length } };
  }),
];
