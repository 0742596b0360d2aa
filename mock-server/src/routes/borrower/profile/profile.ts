import {
  getMaskInfo,
  getUser,
  goldLoan,
  housingLoan,
  saveUser,
  setLanguage,
} from '@marketplace/shared/api';
import { maskBirthDate, maskPan } from '@marketplace/shared/format';
import type { User } from '@marketplace/shared/schema';
import type { Context } from '../../../context';
import { checkNotWithdrawn } from '../../../data/borrowers/consents';
import { requireRecord } from '../../../data/requireRecord';
import { toUserView } from '../../../data/views';
import { findLendingLenders } from '../../../data/lenders/lenderOutages';
import { HttpError, wrongField } from '../../../httpError';
import type { Collections } from '../../../data/records';
import type { Writer } from '../../../store/port';
import type { Language } from '../../../messages/translate';
import { translate } from '../../../messages/translate';
import { handle } from '../../kit/handle';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { recordLead } from './leads';
import { countRefusedClaim, isTakenPan } from './panClaim';
import { saveProfile } from './saveProfile';

/** Runs a transaction that may claim a PAN. Counts the claim even if it is refused. */
async function savePanClaim<T>(
  store: Context['store'],
  userId: string,
  work: (writer: Writer<Collections>) => Promise<T>,
): Promise<T> {
  try {
    return await store.tx(work);
  } catch (error) {
    if (isTakenPan(error)) await store.tx((writer) => countRefusedClaim(writer, userId));
    throw error;
  }
}

/** Throws 409 while nobody stands behind a product, and 422 for a lender that does not offer it. */
async function requireLenders(
  writer: Writer<Collections>,
  product: string,
  lenderId: number | undefined,
): Promise<void> {
  const lenders = await findLendingLenders(writer, { product });
  if (lenders.length === 0) throw new HttpError(409, 'nobody_offers');
  if (lenderId !== undefined && lenders.every(({ id }) => id !== lenderId))
    throw wrongField('lender_id', 'not_offered');
}

/** Throws 422 if a form answers nothing: a lead without an answer is nobody's wish to be called. */
function refuseEmptyForm({ allow_sms: _, allow_emails: __, ...answers }: Partial<User>): void {
  const isEmpty = Object.values(answers).every((value) => value === null || value === '');
  if (isEmpty) throw wrongField('se_loan_amount', 'amount_missing');
}

async function recordSecuredLead(
  { store }: Context,
  userId: string,
  language: Language,
  { lender_id, ...fields }: Partial<User> & { lender_id?: number | undefined },
  confirmedAt: string | undefined,
  product: 'gold_loan' | 'housing_loan',
): Promise<string> {
  refuseEmptyForm(fields);
  return savePanClaim(store, userId, async (writer) => {
    const purpose = product === 'gold_loan' ? 'call_gold' : 'call_housing';
    await requireLenders(writer, product, lender_id);
    await checkNotWithdrawn(writer, userId, { purpose });
    const saved = await saveProfile(writer, userId, fields, { language, confirmedAt });
    const flag =
      product === 'gold_loan' ? { gl_completed: 1 as const } : { hl_completed: 1 as const };
    const user = await writer.update('users', saved.id, flag);
    const lead = await recordLead(writer, user, product, 'applied');
    return (await writer.update('leads', lead.id, { lender_id: lender_id ?? null })).id;
  });
}

export const profileRoutes = [
  handle(getUser, async ({ params }, { store }) => {
    const user = await requireRecord(store, 'users', params.id);
    return { data: toUserView(user) };
  }),
  handle(saveUser, async ({ params, body, request, language, session }, { store }) => {
    const { version: _, ...fields } = body;
    const seen = getExpectedVersion(request, body);
    const confirmedAt = session?.identity_confirmed_at;
    const user = await savePanClaim(store, params.id, (writer) =>
      saveProfile(writer, params.id, fields, { seen, language, confirmedAt }),
    );
    return { data: toUserView(user) };
  }),
  handle(getMaskInfo, async ({ params }, { store }) => {
    const user = await requireRecord(store, 'users', params.id);
    return { data: { pan: maskPan(user.tin), birth_date: maskBirthDate(user.birth_date ?? '') } };
  }),
  handle(setLanguage, async ({ body, language }, { store }) => {
    const profile = await store.tx(async (writer) => {
      if (!(await writer.get('languages', body.language)))
        throw wrongField('language', 'unknown_reference');
      const before = await requireRecord(writer, 'users', body.uid);
      const { version } = await writer.update('users', before.id, { language: body.language });
      return { version_before: before.version, version };
    });
    return { success: true, message: translate(language, 'language_set'), profile };
  }),
  handle(goldLoan, async ({ params, body, language, session }, context) => ({
    redirect: 'gold-loan-confirmation',
    lead_id: await recordSecuredLead(
      context,
      params.id,
      language,
      body,
      session?.identity_confirmed_at,
      'gold_loan',
    ),
  })),
  handle(housingLoan, async ({ params, body, language, session }, context) => ({
    redirect: 'housing-loan-confirmation',
    lead_id: await recordSecuredLead(
      context,
      params.id,
      language,
      body,
      session?.identity_confirmed_at,
      'housing_loan',
    ),
  })),
];
