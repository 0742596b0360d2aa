import { forgetLoanRequests } from '../../offers';
import { ProfileFormPage } from '../../profile';
import { paths } from '../../paths';
import { BUSINESS_FORM } from './businessForm';
import { businessTexts } from './texts';

/** The business loan form at /user/business-detail. */
export const BusinessDetailPage = () => (
  <ProfileFormPage
    form={BUSINESS_FORM}
    texts={businessTexts}
    next={paths.businessOffers}
    onSaved={(before, after) => {
      if (before.se_loan_tenure !== after.se_loan_tenure) forgetLoanRequests();
    }}
  />
);
