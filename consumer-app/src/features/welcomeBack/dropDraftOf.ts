import { dropDraft } from '@marketplace/shared/session';
import { paths } from '../../common/paths';
import { BUSINESS_LOAN_FORM, PROFILE_FORM } from '../../common/profileForm';

/** A new application starts from what is saved, not from what was left half typed. */
export function dropDraftOf(user: string, path: string): void {
  const form = path === paths.businessProfile ? BUSINESS_LOAN_FORM : PROFILE_FORM;
  dropDraft({ area: 'consumer', user, form, version: 1 });
}
