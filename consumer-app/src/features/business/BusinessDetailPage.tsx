import { useNavigate } from 'react-router-dom';
import { takeProfile } from '../../common/fetchUser';
import { DescribedForm } from '../../common/form/DescribedForm';
import { FormPage } from '../../common/form/FormPage';
import { useTexts } from '../../common/i18n';
import { paths } from '../../common/paths';
import { reviewOf } from '../../common/reviewOf';
import { saveProfile } from '../../common/saveProfile';
import { BUSINESS_FORM } from './businessForm';
import { businessTexts } from './texts';

/** The business loan form at /user/business-detail. */
export function BusinessDetailPage() {
  const text = useTexts(businessTexts);
  const navigate = useNavigate();
  return (
    <FormPage title={text('title')} intro={text('intro')}>
      {(user) => (
        <DescribedForm
          key={user.user_id}
          form={BUSINESS_FORM}
          record={user}
          owner={user.user_id}
          review={reviewOf(user)}
          texts={businessTexts}
          onSend={async (body, dropDraft, base) => {
            const saved = await saveProfile(base, body);
            dropDraft();
            takeProfile(saved);
            await navigate(paths.businessOffers);
          }}
        />
      )}
    </FormPage>
  );
}
