import { useNavigate } from 'react-router-dom';
import { takeProfile } from '../fetchUser';
import { type FeatureTexts, useTexts } from '../i18n';
import { reviewOf } from '../reviewOf';
import { saveProfile } from '../saveProfile';
import { stays } from '../stays';
import { DescribedForm } from './DescribedForm';
import type { FormDescription } from './description';
import { FormPage } from './FormPage';

interface Props {
  form: FormDescription;
  /** The page's `title` and `intro` among them. */
  texts: FeatureTexts;
  /** Path that follows once the profile is saved. */
  next: string;
}

/** A form whose answers are the person's profile: what is saved takes the draft's place. */
export function ProfileFormPage({ form, texts, next }: Props) {
  const text = useTexts(texts);
  const navigate = useNavigate();
  return (
    <FormPage title={text('title')} intro={text('intro')}>
      {(user) => (
        <DescribedForm
          key={user.user_id}
          form={form}
          record={user}
          owner={user.user_id}
          review={reviewOf(user)}
          texts={texts}
          onSend={async (body, dropDraft, base) => {
            const here = stays();
            const saved = await saveProfile(base, body);
            dropDraft();
            takeProfile(saved);
            if (here()) await navigate(next);
          }}
        />
      )}
    </FormPage>
  );
}
