import { ApiError, getUser, saveUser, takeProspect } from '@marketplace/shared/api';
import { removeClientValue, getClientValue } from '@marketplace/shared/session';
import { notify } from '@marketplace/shared/ui';
import { api } from '../../session';
import { setDesiredAmount, getDesiredAmount } from './desiredAmount';
import type { ProfileRecord } from './profileStore';
import { readQuickAnswers, saveQuickAnswers } from './quickAnswers';
import { saveLoan } from './saveLoan';
import { fillEmptyValues, updateDrafts } from './updateDrafts';

/** A later visit retries a call that got no answer, but not one that the server refused. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && !error.retryable;

async function flushProspect(id: string): Promise<void> {
  const prospect_id = getClientValue('prospectAppId');
  if (prospect_id === undefined) return;
  try {
    await api.call(takeProspect, { params: { id }, body: { prospect_id } });
    removeClientValue('prospectAppId');
  } catch (error) {
    if (isFinal(error)) removeClientValue('prospectAppId');
    // The person chose the link and continues without it, so they need the server's message.
    if (error instanceof ApiError && error.status === 403) notify.error(error.message);
    console.warn('A hand-over could not be noted', error instanceof Error ? error.name : '');
  }
}

async function flushDesiredAmount(id: string): Promise<ProfileRecord | undefined> {
  const amount = getDesiredAmount();
  if (amount === undefined) return undefined;
  try {
    const saved = await saveLoan(id, amount);
    setDesiredAmount(undefined);
    return saved;
  } catch (error) {
    if (isFinal(error)) setDesiredAmount(undefined);
    console.warn('An amount could not be noted', error instanceof Error ? error.name : '');
    return undefined;
  }
}

/** Puts the answers of the quick check into the empty fields of the profile and of the forms that the person has begun. */
async function flushQuickAnswers(
  id: string,
  known: ProfileRecord | undefined,
): Promise<ProfileRecord | undefined> {
  const { amount, tenure_months, ...answers } = readQuickAnswers();
  if (amount === undefined) return known;
  try {
    let user = known ?? (await api.call(getUser, { params: { id } })).data;
    const { employment_status_code, monthly_income, emi } = answers;
    const body = {
      ...(user.employment_status_code === '' && { employment_status_code }),
      // A profile without an income has no answer on EMIs either; its 0 is none.
      ...(user.monthly_income === null && { monthly_income, emi }),
    };
    if (employment_status_code && Object.keys(body).length > 0)
      user = (await api.call(saveUser, { params: { id }, body })).data;
    if (employment_status_code || !user.se_loan_amount)
      user = await saveLoan(id, amount, tenure_months);
    // A form's draft holds a chosen tenure as text.
    const se_loan_tenure = tenure_months === undefined ? undefined : String(tenure_months);
    const loan = { se_loan_amount: amount, se_loan_tenure };
    await updateDrafts(
      id,
      fillEmptyValues({ employment_status_code, monthly_income, emi, ...loan }),
    );
    saveQuickAnswers(undefined);
    return user;
  } catch (error) {
    if (isFinal(error)) saveQuickAnswers(undefined);
    console.warn('The quick check could not be noted', error instanceof Error ? error.name : '');
    return undefined;
  }
}

/**
 * Sends what was collected before the sign-in: a partner's hand-over, the desired amount and the answers of
 * the quick check. A failure does not stop the caller.
 * @returns the profile, if an answer told it
 */
export async function flushPending(id: string): Promise<ProfileRecord | undefined> {
  await flushProspect(id);
  return flushQuickAnswers(id, await flushDesiredAmount(id));
}
