import type { LoanProduct, Offer } from '@marketplace/shared/api';
import { formatRupees } from '@marketplace/shared/format';
import type { Criterion } from '@marketplace/shared/lending';
import { findMissingToApply, OPEN_STATUSES } from '@marketplace/shared/schema';
import { toBorrowerFacts } from '../../../data/borrowers/borrower';
import { requireConsentsForOffers } from '../../../data/borrowers/consents';
import { buildOutageOverlay } from '../../../data/lenders/lenderOutages';
import type { Collections, LenderRecord, UserRecord } from '../../../data/records';
import { HttpError, notFound, wrongField } from '../../../httpError';
import type { Reader } from '../../../store/port';
import { findScheduledErasure } from '../privacy/erasure';
import { evaluateLender } from './evaluateLender';
import { offersProduct } from '../../../data/lenders/productFilter';

interface Terms {
  lender_id: number;
  amount: number;
  tenure_months: number;
  product: LoanProduct;
}

export interface RequestedOffer {
  user: Readonly<UserRecord>;
  lender: Readonly<LenderRecord>;
  offer: Offer;
}

/**
 * Returns a 422 for the amount if the lender's maximum FOIR is the only criterion that fails;
 * undefined otherwise.
 */
function findUnaffordable(criteria: readonly Criterion[]): HttpError | undefined {
  const [failed, ...others] = criteria.filter(({ met }) => met === false);
  if (failed?.criterion !== 'foir' || others.length > 0) return undefined;
  const { affordable, required } = failed;
  if (typeof affordable !== 'number')
    return new HttpError(422, 'invalid', {
      errors: { amount: 'not_affordable' },
      params: { percent: required.max },
    });
  return new HttpError(422, 'invalid', {
    errors: { amount: 'affordable_up_to' },
    params: { percent: required.max, amount: formatRupees(affordable) },
  });
}

/** Throws 422, naming each answer that the lender needs and the profile lacks. */
function refuseIncomplete(user: Readonly<UserRecord>, product: LoanProduct): void {
  const missing = findMissingToApply(user, product);
  if (missing.length === 0) return;
  throw new HttpError(422, 'lender_needs', {
    errors: Object.fromEntries(missing.map((name) => [name, 'needed_to_apply'])),
  });
}

/**
 * Quotes the offer with exactly these terms. Rejects with 409 if a consent is missing, an
 * application to the lender is open, or the borrower no longer matches; with 422, naming the fields,
 * if the lender does not offer the term, the income does not allow the amount's EMI, or the profile lacks what
 * the lender needs.
 */
export async function requireOffer(
  reader: Reader<Collections>,
  userId: string,
  { lender_id, amount, tenure_months, product }: Terms,
): Promise<RequestedOffer> {
  const user = await reader.get('users', userId);
  const lender = await reader.get('lenders', lender_id);
  if (!user || !lender || lender.deleted_at !== null) throw notFound();
  const finished = product === 'business_loan' ? user.bl_completed : user.pl_completed;
  if (finished === 0) throw new HttpError(409, 'profile_unfinished');
  await requireConsentsForOffers(reader, user.id, [{ purpose: 'application', lender_id }]);
  if (await findScheduledErasure(reader, user.id)) throw new HttpError(409, 'erasure_open');
  const open = await reader.find('applications', {
    filter: { user_id: user.id, lender_id, status: OPEN_STATUSES },
  });
  if (open.total > 0)
    throw new HttpError(409, 'already_applied', { errors: { lender_id: 'already_applied' } });
  if (!offersProduct(lender, product)) throw new HttpError(409, 'not_offered');
  const loanRequest = { amount, tenure_months };
  const facts = toBorrowerFacts(user, loanRequest);
  const applyOutage = await buildOutageOverlay(reader);
  const { offer, criteria } = evaluateLender(applyOutage(lender), facts, {
    loanRequest,
    applied: false,
  });
  if (!offer) throw findUnaffordable(criteria) ?? new HttpError(409, 'not_offered');
  if (offer.amount !== amount) throw wrongField('amount', 'not_offered');
  if (offer.tenure_months !== tenure_months) throw wrongField('tenure_months', 'not_offered');
  refuseIncomplete(user, product);
  return { user, lender, offer };
}
