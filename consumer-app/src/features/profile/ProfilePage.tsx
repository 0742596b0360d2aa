import { ProfileFormPage } from '../../profile/ProfileFormPage';
import { paths } from '../../browser/paths';
import { PERSONAL_FORM } from './personalForm';
import { profileTexts } from './texts';

/** The personal loan form at /user/user-detail. */
export const ProfilePage = () => (
  <ProfileFormPage form={PERSONAL_FORM} texts={profileTexts} next={paths.next} />
);
