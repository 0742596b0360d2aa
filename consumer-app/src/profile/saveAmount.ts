import { getDraft, saveFormDraft, saveUser } from '@marketplace/shared/api';
import { readDraft, saveDraft } from '@marketplace/shared/session';
import { api } from '../browser/api';
import { PROFILE_FORM, PROFILE_FORM_VERSION } from './profileForm';

/** A form left half filled in names the amount of its time, which would hide the one wanted since. */
async function amendDrafts(id: string, se_loan_amount: number): Promise<void> {
  const key = {
    area: 'consumer',
    user: id,
    form: PROFILE_FORM,
    version: PROFILE_FORM_VERSION,
  } as const;
  const here = readDraft(key);
  if (here && 'se_loan_amount' in here.values) saveDraft(key, { ...here.values, se_loan_amount });
  const params = { id, form: PROFILE_FORM };
  const { data: there } = await api.call(getDraft, { params });
  if (there?.shape !== PROFILE_FORM_VERSION || !('se_loan_amount' in there.values)) return;
  const { shape, step, version, values } = there;
  const body = { shape, step, version, values: { ...values, se_loan_amount } };
  await api.call(saveFormDraft, { params, body });
}

/** Saves the amount (₹) that a person wants to borrow with the profile and with what is half filled in. */
export async function saveAmount(id: string, se_loan_amount: number): Promise<void> {
  await amendDrafts(id, se_loan_amount);
  await api.call(saveUser, { params: { id }, body: { se_loan_amount } });
}
