export { putQuestionsFirst } from './form/putQuestionsFirst';
export { setDesiredAmount } from './data/desiredAmount';
export { FormPage } from './form/FormPage';
export { CONTACT, IDENTITY, INCOME, MARKETING, PLACE } from './form/profileFields';
export { BUSINESS_LOAN_FORM, PROFILE_FORM, PROFILE_FORM_VERSION } from './form/profileForm';
export { ProfileFormPage } from './form/ProfileFormPage';
export { fetchProfile, refreshServerData, reloadProfile } from './data/profileQuery';
export { useProfile } from './data/profileStore';
export { watchProfile } from './data/watchProfile';
