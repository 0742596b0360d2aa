export { askFirst } from './askFirst';
export { setDesiredAmount } from './desiredAmount';
export { FormPage } from './FormPage';
export { CONTACT, IDENTITY, MEANS, NEWS, PLACE } from './profileFields';
export { BUSINESS_LOAN_FORM, PROFILE_FORM, PROFILE_FORM_VERSION } from './profileForm';
export { ProfileFormPage } from './ProfileFormPage';
export { fetchProfile, refreshServerData, reloadProfile } from './profileQuery';
export { useProfile } from './profileStore';
export { watchProfile } from './watchProfile';
