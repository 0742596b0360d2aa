/** The personal loan form's name among the drafts: whoever has one has begun an application. */
export const PROFILE_FORM = 'personal-loan-profile';
/** The shape of its drafts; those of another shape are not read. */
export const PROFILE_FORM_VERSION = 1;

/** The business loan form's. */
export const BUSINESS_LOAN_FORM = 'business-loan-profile';
