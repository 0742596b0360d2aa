/** Draft name of the personal loan form. A person with such a draft has started an application. */
export const PROFILE_FORM = 'personal-loan-profile';
export const BUSINESS_LOAN_FORM = 'business-loan-profile';
export const GOLD_LOAN_FORM = 'gold-loan';
export const HOUSING_LOAN_FORM = 'housing-loan';

/** The forms that edit the profile, each with the version of its drafts; the app ignores drafts of another version. */
export const PROFILE_FORM_VERSIONS = {
  [PROFILE_FORM]: 1,
  [BUSINESS_LOAN_FORM]: 1,
  [GOLD_LOAN_FORM]: 1,
  [HOUSING_LOAN_FORM]: 1,
} as const;

export type ProfileFormId = keyof typeof PROFILE_FORM_VERSIONS;

export const isProfileForm = (id: string): id is ProfileFormId =>
  Object.hasOwn(PROFILE_FORM_VERSIONS, id);
