import { saveUser } from '@marketplace/shared/api';
import { api } from '../../session';
import { PROFILE_FORM } from '../form/profileForm';
import type { ProfileRecord } from './profileStore';
import { replaceValues, updateDrafts } from './updateDrafts';

/**
 * Saves the desired amount (₹), and the tenure (months) if there is one, to the profile and to the drafts of the personal loan form: an old one there would hide what the profile gets.
 * Returns the saved profile.
 */
export async function saveLoan(
  id: string,
  se_loan_amount: number,
  se_loan_tenure?: number,
): Promise<ProfileRecord> {
  // A form's draft holds a chosen tenure as text.
  const tenure = se_loan_tenure === undefined ? {} : { se_loan_tenure: String(se_loan_tenure) };
  const loan = replaceValues({ se_loan_amount, ...tenure });
  await updateDrafts(id, loan, (form) => form === PROFILE_FORM);
  const body = { se_loan_amount, se_loan_tenure };
  return (await api.call(saveUser, { params: { id }, body })).data;
}
