import { deleteDraft } from '@marketplace/shared/session';
import { clearHeldValues, deleteServerDraft } from '../../form';
import { paths } from '../../browser/paths';
import { BUSINESS_LOAN_FORM, PROFILE_FORM } from '../../profile/profileForm';

/** Deletes the form's drafts on device and server; a new application starts from the saved profile. */
export async function deleteFormDraft(user: string, path: string): Promise<void> {
  const id = path === paths.businessProfile ? BUSINESS_LOAN_FORM : PROFILE_FORM;
  clearHeldValues(id);
  deleteDraft({ area: 'consumer', user, form: id });
  await deleteServerDraft({ owner: user, form: { id } });
}
