import { forgetLoanRequests } from '../../offers';
import { ProfileFormPage } from '../../profile';
import { paths } from '../../paths';
import { PERSONAL_FORM } from './personalForm';
import { profileTexts } from './texts';

/** The personal loan form at /user/user-detail. */
export const ProfilePage = () => (
  <ProfileFormPage
    form={PERSONAL_FORM}
    texts={profileTexts}
    next={paths.next}
    onSaved={(before, after) => {
      if (before.se_loan_tenure !== after.se_loan_tenure) forgetLoanRequests();
    }}
  />
);
