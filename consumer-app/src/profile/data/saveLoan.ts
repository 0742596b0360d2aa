import { saveUser } from '@marketplace/shared/api';
import { api } from '../../session';
import type { ProfileRecord } from './profileStore';
import { replaceValues, updateDrafts } from './updateDrafts';

/**
 * Saves the desired amount (₹), and the tenure (months) if there is one, to the profile and to the form's drafts.
 * Returns the saved profile.
 */
export async function saveLoan(
  id: string,
  se_loan_amount: number,
  se_loan_tenure?: number,
): Promise<ProfileRecord> {
  // A form's draft holds a chosen tenure as text.
  const tenure = se_loan_tenure === undefined ? {} : { se_loan_tenure: String(se_loan_tenure) };
  await updateDrafts(id, replaceValues({ se_loan_amount, ...tenure }));
  const body = { se_loan_amount, se_loan_tenure };
  return (await api.call(saveUser, { params: { id }, body })).data;
}
