import type { DraftValue } from '@marketplace/shared/schema';
import { getDraft, saveFormDraft, saveUser } from '@marketplace/shared/api';
import { readDraft, saveDraft } from '@marketplace/shared/session';
import { api } from '../../session';
import { PROFILE_FORM, PROFILE_FORM_VERSION } from '../form/profileForm';

type Loan = Readonly<Record<'se_loan_amount' | 'se_loan_tenure', DraftValue>>;

/** Replaces the loan in the values of a draft, as far as they have one. */
const replaceLoan = <V>(values: Record<string, V>, loan: Partial<Loan>) => ({
  ...values,
  ...Object.fromEntries(Object.entries(loan).filter(([name]) => name in values)),
});

/**
 * Updates the loan in this device's and the server's draft of the form; an old one there would
 * replace the new one.
 */
async function updateDrafts(id: string, loan: Partial<Loan>): Promise<void> {
  const key = {
    area: 'consumer',
    user: id,
    form: PROFILE_FORM,
    version: PROFILE_FORM_VERSION,
  } as const;
  const localDraft = readDraft(key);
  if (localDraft) saveDraft(key, replaceLoan(localDraft.values, loan));
  const params = { id, form: PROFILE_FORM };
  const { data: serverDraft } = await api.call(getDraft, { params });
  if (serverDraft?.shape !== PROFILE_FORM_VERSION) return;
  const { shape, step, version, values } = serverDraft;
  const body = { shape, step, version, values: replaceLoan(values, loan) };
  await api.call(saveFormDraft, { params, body });
}

/** Saves the desired amount (₹), and the tenure (months) if there is one, to the profile and to the form's drafts. */
export async function saveLoan(
  id: string,
  se_loan_amount: number,
  se_loan_tenure?: number,
): Promise<void> {
  // A form's draft holds a chosen tenure as text.
  const tenure = se_loan_tenure === undefined ? {} : { se_loan_tenure: String(se_loan_tenure) };
  await updateDrafts(id, { se_loan_amount, ...tenure });
  await api.call(saveUser, { params: { id }, body: { se_loan_amount, se_loan_tenure } });
}
