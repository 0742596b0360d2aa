import { deleteDraft } from '@marketplace/shared/session';
import { clearHeldValues } from '../../form/sensitiveFields';
import { deleteServerDraft } from '../../form/serverDraft';
import { paths } from '../../browser/paths';
import { BUSINESS_LOAN_FORM, PROFILE_FORM } from '../../profile/profileForm';

/** A new application starts from what is saved, not from what was left half typed here or elsewhere. */
export async function deleteFormDraft(user: string, path: string): Promise<void> {
  const id = path === paths.businessProfile ? BUSINESS_LOAN_FORM : PROFILE_FORM;
  clearHeldValues(id);
  deleteDraft({ area: 'consumer', user, form: id });
  await deleteServerDraft({ owner: user, form: { id } });
}
