import type { Offer, OffersData, UnmatchedLender } from '@marketplace/shared/api';
import { getOffers } from '@marketplace/shared/api';
import { rankOffers } from '@marketplace/shared/lending';
import { findMissingToApply, OPEN_STATUSES } from '@marketplace/shared/schema';
import { toBorrowerFacts } from '../../../data/borrowers/borrower';
import { requireConsentsForOffers } from '../../../data/borrowers/consents';
import { loadApprovalShares } from '../../../data/lenders/lenderOutcomes';
import { nameLender } from '../../../data/lenders/lenderNames';
import { buildOutageOverlay } from '../../../data/lenders/lenderOutages';
import { requireRecord } from '../../../data/requireRecord';
import { handle } from '../../kit/handle';
import { evaluateLender, parseLoanRequest } from './evaluateLender';
import { getProductFilter } from '../../../data/lenders/productFilter';
import { mapInSlices } from '../../../store/selected';

export const offerRoutes = [
  handle(
    getOffers,
    async ({ params, query, language }, { store }): Promise<{ data: OffersData }> => {
      const user = await requireRecord(store, 'users', params.id);
      const loanRequest = parseLoanRequest(query, user);
      await requireConsentsForOffers(store, user.id);
      const facts = toBorrowerFacts(user, loanRequest);
      const lenders = await store.find('lenders', {
        filter: { deleted_at: null, lender_status: 1, ...getProductFilter(query?.product) },
      });
      const open = await store.find('applications', {
        filter: { user_id: user.id, status: OPEN_STATUSES },
      });
      const applied = new Set(open.rows.map(({ lender_id }) => lender_id));

      const offers: Offer[] = [];
      const others: UnmatchedLender[] = [];
      const approvalShares = await loadApprovalShares(store);
      const applyOutage = await buildOutageOverlay(store);
      await mapInSlices(lenders.rows, 250, (lender) => {
        const { offer, unmatched } = evaluateLender(
          nameLender(applyOutage(lender), language),
          facts,
          {
            loanRequest,
            applied: applied.has(lender.id),
          },
        );
        if (offer)
          offers.push({ ...offer, approved_percent: approvalShares.get(lender.id) ?? null });
        else others.push(unmatched);
      });
      return {
        data: {
          ...loanRequest,
          credit_score: user.credit_score,
          missing_to_apply: findMissingToApply(user, query?.product),
          credit_score_at: user.score_history?.at(-1)?.at ?? null,
          offers: rankOffers(offers, 'apr', loanRequest.amount),
          unmatched: others,
        },
      };
    },
  ),
];
