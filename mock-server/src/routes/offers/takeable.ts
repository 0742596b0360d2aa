import type { LoanProduct } from '@marketplace/shared/api';
import { CONSENTS_FOR_OFFERS } from '@marketplace/shared/schema';
import { borrowerFacts } from '../../data/borrower';
import { requireConsents } from '../../data/consents';
import type { Collections, LenderRecord, UserRecord } from '../../data/records';
import { HttpError, notFound, wrongField } from '../../httpError';
import type { Reader } from '../../store/port';
import { erasureOf } from '../privacy/erasure';
import type { OfferAnswer } from './judgeLender';
import { judgeLender } from './judgeLender';
import { lendsTo } from './lendsFor';
import { OPEN_STATUSES } from './openStatuses';

interface Terms {
  lender_id: number;
  amount: number;
  tenure_months: number;
  product: LoanProduct;
}

export interface Takeable {
  user: Readonly<UserRecord>;
  lender: Readonly<LenderRecord>;
  offer: OfferAnswer;
}

/**
 * The offer with exactly these terms, quoted afresh. 409 where a consent is missing, an application to
 * the lender is open or it no longer matches; 422 naming the term that it does not offer.
 */
export async function takeable(
  reader: Reader<Collections>,
  userId: string,
  { lender_id, amount, tenure_months, product }: Terms,
): Promise<Takeable> {
  const user = await reader.get('users', userId);
  const lender = await reader.get('lenders', lender_id);
  if (!user || !lender || lender.deleted_at !== null) throw notFound();
  const finished = product === 'business_loan' ? user.bl_completed : user.pl_completed;
  if (finished === 0) throw new HttpError(409, 'profile_unfinished');
  await requireConsents(reader, user.id, [
    ...CONSENTS_FOR_OFFERS.map((purpose) => ({ purpose })),
    { purpose: 'application', lender_id },
  ]);
  if (await erasureOf(reader, user.id)) throw new HttpError(409, 'erasure_open');
  const open = await reader.find('applications', {
    filter: { user_id: user.id, lender_id, status: OPEN_STATUSES },
  });
  if (open.total > 0) throw new HttpError(409, 'already_applied');
  if (!lendsTo(lender, product)) throw new HttpError(409, 'not_offered');
  const facts = borrowerFacts(user, amount);
  const { offer } = judgeLender(lender, facts, { wish: { amount, tenure_months }, applied: false });
  if (!offer) throw new HttpError(409, 'not_offered');
  if (offer.amount !== amount) throw wrongField('amount', 'not_offered');
  if (offer.tenure_months !== tenure_months) throw wrongField('tenure_months', 'not_offered');
  return { user, lender, offer };
}
