export { putQuestionsFirst } from './form/putQuestionsFirst';
export { type QuickAnswers, readQuickAnswers, saveQuickAnswers } from './data/quickAnswers';
export { setDesiredAmount } from './data/desiredAmount';
export { FormPage } from './form/FormPage';
export {
  buildLaterSections,
  buildRequired,
  IDENTITY,
  INCOME,
  LOAN,
  MARKETING,
  NAME,
  PLACE,
} from './form/profileFields';
export {
  BUSINESS_LOAN_FORM,
  GOLD_LOAN_FORM,
  HOUSING_LOAN_FORM,
  PROFILE_FORM,
  PROFILE_FORM_VERSIONS,
} from './form/profileForm';
export { getNeedsPath } from './form/useLenderNeeds';
export { ProfileFormPage } from './form/ProfileFormPage';
export { fetchProfile, refreshServerData, reloadProfile } from './data/profileQuery';
export { useProfile } from './data/profileStore';
export { watchProfile } from './data/watchProfile';
