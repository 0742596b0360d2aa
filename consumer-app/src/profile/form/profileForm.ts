/** Draft name of the personal loan form. A person with such a draft has started an application. */
export const PROFILE_FORM = 'personal-loan-profile';
/** Version of the form's drafts; the app ignores drafts of another version. */
export const PROFILE_FORM_VERSION = 1;

export const BUSINESS_LOAN_FORM = 'business-loan-profile';
