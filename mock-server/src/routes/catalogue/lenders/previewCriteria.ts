import { getBorrowerFacts, previewCriteria, testBorrower } from '@marketplace/shared/api';
import { assessEligibility } from '@marketplace/shared/lending';
import { lenderSchema } from '@marketplace/shared/schema';
import { toBorrowerFacts } from '../../../data/borrowers/borrower';
import { buildOutageOverlay } from '../../../data/lenders/lenderOutages';
import type { LenderRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { handle } from '../../kit/handle';
import { requireLive } from '../../kit/liveRecords';
import { validateProperty } from '../../kit/validation/validateProperty';
import { parseLoanRequest } from '../../borrower/offers/evaluateLender';
import { countOffers, loadRecentBorrowers, RECENT_DAYS } from './recentBorrowers';

export const previewCriteriaRoutes = [
  handle(getBorrowerFacts, async ({ params }, { store }) => {
    const user = await requireRecord(store, 'users', params.userId);
    return { data: toBorrowerFacts(user, parseLoanRequest(undefined, user)) };
  }),
  handle(testBorrower, async ({ body: { facts, page, per_page } }, { store }) => {
    const applyOutage = await buildOutageOverlay(store);
    const { rows } = await store.find('lenders', {
      filter: { deleted_at: null },
      sort: ['name', 'ASC'],
    });
    const judged = rows.map((lender) => {
      const { eligible, criteria } = assessEligibility(applyOutage(lender), facts);
      const { id: lender_id, name, product } = lender;
      return { lender_id, name, product, eligible, criteria: [...criteria] };
    });
    const ordered = judged.toSorted((a, b) => Number(b.eligible) - Number(a.eligible));
    const start = (page - 1) * per_page;
    return {
      data: {
        matching: judged.filter(({ eligible }) => eligible).length,
        total: judged.length,
        lenders: ordered.slice(start, start + per_page),
      },
    };
  }),
  handle(previewCriteria, async ({ body, language }, { store }) => {
    const stored = new Map<number, Readonly<LenderRecord>>();
    const changed = new Map<number, Readonly<LenderRecord>>();
    for (const { lender_id, property, value } of body.changes) {
      const lender = stored.get(lender_id) ?? (await requireLive(store, 'lenders', lender_id));
      stored.set(lender_id, lender);
      const wanted = validateProperty(lenderSchema.fields, property, value, language);
      changed.set(lender_id, { ...(changed.get(lender_id) ?? lender), [property]: wanted });
    }
    const borrowers = await loadRecentBorrowers(store);
    const before = await countOffers([...stored.values()], borrowers);
    const after = await countOffers([...changed.values()], borrowers);
    return {
      data: {
        borrowers: borrowers.length,
        days: RECENT_DAYS,
        lenders: [...stored.keys()].map((lender_id) => ({
          lender_id,
          before: before.get(lender_id) ?? 0,
          after: after.get(lender_id) ?? 0,
        })),
      },
    };
  }),
];
