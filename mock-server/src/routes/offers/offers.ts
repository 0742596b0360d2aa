import type { AnswerOf } from '@marketplace/shared/api';
import { getOffers } from '@marketplace/shared/api';
import { assessEligibility, quoteOffer, rankOffers } from '@marketplace/shared/lending';
import { CONSENTS_FOR_OFFERS } from '@marketplace/shared/schema';
import { requireConsents } from '../../data/consents';
import { indianDay } from '../../data/indianDay';
import type { LenderRecord } from '../../data/records';
import { notFound, wrongField } from '../../httpError';
import { handle } from '../kit/handle';
import { borrowerFacts } from '../../data/borrower';
import { lendsFor } from './lendsFor';
import { OPEN_STATUSES } from './openStatuses';

const defaultAmount = 100_000;
const defaultTenure = 24;

type Offers = AnswerOf<typeof getOffers>['data'];
type Unmatched = Offers['unmatched'][number];

function specialOffer(lender: Readonly<LenderRecord>, day: string): string {
  const { so_status, so_text, so_date_start, so_date_end } = lender;
  const on =
    so_status === 1 &&
    (!so_date_start || so_date_start <= day) &&
    (!so_date_end || so_date_end >= day);
  return on ? so_text : '';
}

export const offerRoutes = [
  handle(getOffers, async ({ params, query }, { store }): Promise<{ data: Offers }> => {
    const user = await store.get('users', params.id);
    if (!user) throw notFound();
    const amount = query?.amount ?? user.se_loan_amount ?? defaultAmount;
    const tenureMonths = query?.tenure_months ?? defaultTenure;
    if (amount <= 0) throw wrongField('amount', 'amount_positive');
    await requireConsents(
      store,
      user.id,
      CONSENTS_FOR_OFFERS.map((purpose) => ({ purpose })),
    );
    const facts = borrowerFacts(user, amount);
    const day = indianDay();
    const lenders = await store.find('lenders', {
      filter: { deleted_at: null, lender_status: 1, ...lendsFor(query?.product) },
    });
    const open = await store.find('applications', {
      filter: { user_id: user.id, status: OPEN_STATUSES },
    });
    const applied = new Set(open.rows.map(({ lender_id }) => lender_id));

    const offers: Offers['offers'] = [];
    const unmatched: Unmatched[] = [];
    for (const lender of lenders.rows) {
      const { eligible, criteria } = assessEligibility(lender, facts);
      const lenderFacts: Unmatched = {
        lender_id: lender.id,
        name: lender.name,
        applied: applied.has(lender.id) ? 1 : 0,
        journey: lender.journey,
        special_offer: specialOffer(lender, day),
        criteria: [...criteria],
      };
      const quote = eligible
        ? quoteOffer(lender, facts, { amount, tenure_months: tenureMonths })
        : null;
      if (!quote) {
        unmatched.push(lenderFacts);
        continue;
      }
      offers.push({
        ...lenderFacts,
        ...quote,
        tenure_min: lender.tenure_min,
        tenure_max: lender.tenure,
        amount_min: lender.min_loan_amount,
        amount_max: lender.loan_amount_upto,
        cooling_off_days: lender.cooling_off_days,
        grievance_officer: lender.grievance_officer,
        grievance_contact: lender.grievance_contact,
      });
    }
    return {
      data: {
        amount,
        tenure_months: tenureMonths,
        credit_score: user.credit_score,
        offers: rankOffers(offers, 'apr'),
        unmatched,
      },
    };
  }),
];
