import { useNavigate } from 'react-router-dom';
import { takeProfile } from '../../common/fetchUser';
import { DescribedForm } from '../../common/form/DescribedForm';
import { FormPage } from '../../common/form/FormPage';
import { useTexts } from '../../common/i18n';
import { paths } from '../../common/paths';
import { reviewOf } from '../../common/reviewOf';
import { saveProfile } from '../../common/saveProfile';
import { PERSONAL_FORM } from './personalForm';
import { profileTexts } from './texts';

/** The personal loan form at /user/user-detail. */
export function ProfilePage() {
  const text = useTexts(profileTexts);
  const navigate = useNavigate();
  return (
    <FormPage title={text('title')} intro={text('intro')}>
      {(user) => (
        <DescribedForm
          key={user.user_id}
          form={PERSONAL_FORM}
          record={user}
          owner={user.user_id}
          review={reviewOf(user)}
          texts={profileTexts}
          onSend={async (body, dropDraft, base) => {
            const saved = await saveProfile(base, body);
            dropDraft();
            takeProfile(saved);
            await navigate(paths.next);
          }}
        />
      )}
    </FormPage>
  );
}
