import { getDraft, saveFormDraft, saveUser } from '@marketplace/shared/api';
import { readDraft, saveDraft } from '@marketplace/shared/session';
import { api } from '../../session';
import { PROFILE_FORM, PROFILE_FORM_VERSION } from '../form/profileForm';

/**
 * Updates the amount in this device's and the server's draft of the form; an old amount there would
 * replace the new one.
 */
async function updateDrafts(id: string, se_loan_amount: number): Promise<void> {
  const key = {
    area: 'consumer',
    user: id,
    form: PROFILE_FORM,
    version: PROFILE_FORM_VERSION,
  } as const;
  const localDraft = readDraft(key);
  if (localDraft && 'se_loan_amount' in localDraft.values)
    saveDraft(key, { ...localDraft.values, se_loan_amount });
  const params = { id, form: PROFILE_FORM };
  const { data: serverDraft } = await api.call(getDraft, { params });
  if (serverDraft?.shape !== PROFILE_FORM_VERSION || !('se_loan_amount' in serverDraft.values))
    return;
  const { shape, step, version, values } = serverDraft;
  const body = { shape, step, version, values: { ...values, se_loan_amount } };
  await api.call(saveFormDraft, { params, body });
}

/** Saves the desired amount (₹) to the profile and to the form's drafts. */
export async function saveAmount(id: string, se_loan_amount: number): Promise<void> {
  await updateDrafts(id, se_loan_amount);
  await api.call(saveUser, { params: { id }, body: { se_loan_amount } });
}
