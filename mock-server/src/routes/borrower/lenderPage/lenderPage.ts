import type { AnswerOf, LoanProduct } from '@marketplace/shared/api';
import { getOwnLender } from '@marketplace/shared/api';
import type { LoanRequest } from '@marketplace/shared/lending';
import { findMissingToApply, OPEN_STATUSES } from '@marketplace/shared/schema';
import { toBorrowerFacts } from '../../../data/borrowers/borrower';
import { findConsentsForOffers, getLatestConsents } from '../../../data/borrowers/consents';
import type { Collections, LenderRecord, UserRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { toConsumerLender } from '../../../data/views';
import { loadOwnApplicationView, nameLender } from '../../../data/lenders/lenderNames';
import type { Reader } from '../../../store/port';
import { consentView } from '../consents/consents';
import { handle } from '../../kit/handle';
import { evaluateLender, parseLoanRequest } from '../offers/evaluateLender';
import { offersProduct } from '../../../data/lenders/productFilter';
import { buildKeyFacts } from './keyFacts';
import { loadCodeState } from '../../session/otp/liveOtps';
import { OWNER } from '../../session/otp/otpRequester';
import { getLenderProcess } from '../../../data/lenders/lenderProcess';
import { loadOwnLender } from './loadOwnLender';

type Page = AnswerOf<typeof getOwnLender>['data'];
type Position = Pick<Page, 'standing' | 'offer' | 'unmatched' | 'consents_needed'>;

interface EvaluationInput {
  user: Readonly<UserRecord>;
  lender: Readonly<LenderRecord>;
  product: LoanProduct | undefined;
  loanRequest: LoanRequest;
  applied: boolean;
}

/** Evaluates what a lender offers a borrower now. */
async function evaluatePosition(
  reader: Reader<Collections>,
  { user, lender, product, loanRequest, applied }: EvaluationInput,
): Promise<Position> {
  const nothing = { offer: null, unmatched: null, consents_needed: [] };
  if (!offersProduct(lender, product)) return { ...nothing, standing: 'other_product' };
  const finished = product === 'business_loan' ? user.bl_completed : user.pl_completed;
  if (finished === 0) return { ...nothing, standing: 'unfinished' };
  const consents_needed = [...(await findConsentsForOffers(reader, user.id))];
  if (consents_needed.length > 0) return { ...nothing, standing: 'consents', consents_needed };
  const facts = toBorrowerFacts(user, loanRequest);
  const { offer, unmatched } = evaluateLender(lender, facts, { loanRequest, applied });
  return offer
    ? { ...nothing, standing: 'offer', offer }
    : { ...nothing, standing: 'unmatched', unmatched };
}

export const lenderPageRoutes = [
  handle(getOwnLender, async ({ params, query, language }, { store }): Promise<{ data: Page }> => {
    const user = await requireRecord(store, 'users', params.id);
    const { lender: found, applications } = await loadOwnLender(store, user.id, params.lender);
    const lender = nameLender(found, language);
    const [newest] = applications;
    const open = applications.find(({ status }) => OPEN_STATUSES.includes(status));
    const consents = await getLatestConsents(store, user.id);
    const consent = consents.find(
      ({ purpose, lender_id, granted }) =>
        purpose === 'application' && lender_id === lender.id && granted === 1,
    );
    const loanRequest = parseLoanRequest(query, user);
    const input = { user, lender, product: query?.product, loanRequest };
    return {
      data: {
        lender: {
          ...toConsumerLender(lender),
          api: lender.api,
          lender_status: lender.lender_status,
          confirms_by_code: lender.confirms_by_code ?? 0,
          ...getLenderProcess(lender),
        },
        ...(await evaluatePosition(store, { ...input, applied: open !== undefined })),
        ...loanRequest,
        missing_to_apply: findMissingToApply(user, query?.product),
        applications: applications.map(await loadOwnApplicationView(store, applications, language)),
        key_facts: newest ? buildKeyFacts(newest, lender) : null,
        consent: consent ? consentView(consent) : null,
        code: open
          ? await loadCodeState(store, { collection: 'lender_codes', id: open.id }, OWNER)
          : null,
      },
    };
  }),
];
