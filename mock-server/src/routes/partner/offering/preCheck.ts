import { preCheckCustomer } from '@marketplace/shared/api';
import {
  type BorrowerFacts,
  EMPLOYMENTS,
  PROPOSED_LOAN,
  rankOffers,
  readProfileFacts,
} from '@marketplace/shared/lending';
import { buildOutageOverlay } from '../../../data/lenders/lenderOutages';
import { requireOwnPartner } from '../../../data/partners/partners';
import { handle } from '../../kit/handle';
import { evaluateLender } from '../../borrower/offers/evaluateLender';
import { requireProductFilter } from './offeredProducts';
import { estimateShare, loadPayments } from './partnerSlabs';

export const preCheckRoutes = [
  handle(preCheckCustomer, async ({ body, session }, { store }) => {
    const partner = await requireOwnPartner(store, session);
    const tenure = body.tenure_months ?? PROPOSED_LOAN.tenure_months;
    const loanRequest = { amount: body.amount, tenure_months: tenure };
    const facts: BorrowerFacts = {
      ...loanRequest,
      ...readProfileFacts(body),
      age: body.age,
      employment: EMPLOYMENTS.find((one) => one === body.employment) ?? null,
      emi: body.emi ?? null,
    };
    const { rows: lenders } = await store.find('lenders', {
      filter: await requireProductFilter(store, partner.id, body.product),
      sort: ['name', 'ASC'],
    });
    const applyOutage = await buildOutageOverlay(store);
    const payments = await loadPayments(store);
    const checked = lenders.map((lender) =>
      evaluateLender(applyOutage(lender), facts, { loanRequest, applied: false }),
    );
    return {
      data: {
        offers: rankOffers(
          checked.flatMap(({ offer }) => offer ?? []),
          'apr',
          body.amount,
        ).map((offer) => ({
          lender_id: offer.lender_id,
          name: offer.name,
          amount: offer.amount,
          tenure_months: offer.tenure_months,
          emi: offer.emi,
          apr: offer.apr,
          rate_basis: offer.rate_basis,
          earns: estimateShare(payments, offer.lender_id, partner, offer.amount),
        })),
        unmatched: checked
          .filter(({ offer }) => !offer)
          .map(({ unmatched: { lender_id, name, criteria } }) => ({ lender_id, name, criteria })),
      },
    };
  }),
];
