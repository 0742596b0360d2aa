import { dropDraft } from '@marketplace/shared/session';
import { forgetHeld } from '../../common/form/heldWithForm';
import { dropServerDraft } from '../../common/form/serverDraft';
import { paths } from '../../common/paths';
import { BUSINESS_LOAN_FORM, PROFILE_FORM } from '../../common/profileForm';

/** A new application starts from what is saved, not from what was left half typed here or elsewhere. */
export async function dropDraftOf(user: string, path: string): Promise<void> {
  const id = path === paths.businessProfile ? BUSINESS_LOAN_FORM : PROFILE_FORM;
  forgetHeld(id);
  dropDraft({ area: 'consumer', user, form: id });
  await dropServerDraft({ owner: user, form: { id } });
}
