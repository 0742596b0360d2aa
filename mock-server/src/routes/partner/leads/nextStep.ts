import { type AnswerOf, type getLead, LOAN_PRODUCTS, type NextStep } from '@marketplace/shared/api';
import { findMissingForOffers, OPEN_STATUSES } from '@marketplace/shared/schema';
import type { Collections, LeadRecord } from '../../../data/records';
import type { Reader } from '../../../store/port';

type Next = AnswerOf<typeof getLead>['data']['next'];

const isLoan = (product: string): boolean => LOAN_PRODUCTS.some((one) => one === product);

/** Finds the next step of a lead's customer, from the state of profile and applications. */
export async function findNextStep(
  reader: Reader<Collections>,
  { user_id, partner_id, product, stage }: Readonly<LeadRecord>,
): Promise<Next> {
  const at = (step: NextStep, more: Partial<Next> = {}): Next => ({
    missing: [],
    lender_name: '',
    status: '',
    ...more,
    step,
  });
  const user = user_id ? await reader.get('users', user_id) : undefined;
  if (stage === 'consent_refused') return at('refused');
  if (!user) return at(stage === 'consent_awaited' ? 'consent' : 'sign_in');
  if (stage === 'disbursed' || stage === 'cancelled') return at('none');
  if (!isLoan(product)) return at(stage === 'applied' ? 'wait' : 'request');
  const { rows } = await reader.find('applications', {
    filter: { user_id: user.id, partner_id, product },
    sort: ['created_at', 'DESC'],
  });
  const open = rows.find(({ status }) => OPEN_STATUSES.includes(status));
  if (open) {
    const { lender_id, lender_name, status, confirmed_at } = open;
    const lender = await reader.get('lenders', lender_id);
    const isUnconfirmed = lender?.confirms_by_code === 1 && !confirmed_at;
    return at(isUnconfirmed ? 'lender_code' : 'wait', { lender_name, status });
  }
  const missing = findMissingForOffers(user, product);
  return missing.length > 0 ? at('profile', { missing }) : at('offer');
}
