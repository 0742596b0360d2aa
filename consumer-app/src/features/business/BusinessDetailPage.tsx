import { saveUser } from '@marketplace/shared/api';
import type { User } from '@marketplace/shared/schema';
import { useNavigate } from 'react-router-dom';
import { api } from '../../common/api';
import { giveConsents } from '../../common/consents';
import { takeProfile } from '../../common/fetchUser';
import { DescribedForm } from '../../common/form/DescribedForm';
import { FormPage } from '../../common/form/FormPage';
import { useTexts } from '../../common/i18n';
import { paths } from '../../common/paths';
import { BUSINESS_FORM } from './businessForm';
import { businessTexts } from './texts';

/** The business loan form at /user/business-detail. */
export function BusinessDetailPage() {
  const text = useTexts(businessTexts);
  const navigate = useNavigate();
  const send = async (id: string, body: Partial<User>, dropDraft: () => void): Promise<void> => {
    await giveConsents(id, [{ purpose: 'bureau' }, { purpose: 'lenders' }]);
    const { data } = await api.call(saveUser, { params: { id }, body });
    dropDraft();
    takeProfile(data);
    await navigate(paths.businessOffers);
  };
  return (
    <FormPage title={text('title')} intro={text('intro')}>
      {(user) => (
        <DescribedForm
          key={user.user_id}
          form={BUSINESS_FORM}
          user={user}
          texts={businessTexts}
          onSend={(body, dropDraft) => send(user.user_id, body, dropDraft)}
        />
      )}
    </FormPage>
  );
}
