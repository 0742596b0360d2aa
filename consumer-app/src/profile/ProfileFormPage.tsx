import { useNavigate } from 'react-router-dom';
import { cacheProfile } from './profileQuery';
import { type FeatureTexts, useTexts } from '../language/i18n';
import { getReviewFields } from './getReviewFields';
import { saveProfile } from './saveProfile';
import { createNavigationGuard } from '../session/navigationGuard';
import { type FormSpec, SchemaForm } from '../form';
import { FormPage } from './FormPage';

interface Props {
  form: FormSpec;
  /** Include the page's `title` and `intro`. */
  texts: FeatureTexts;
  /** Path to go to after saving the profile. */
  next: string;
}

/** A form that edits the person's profile. Saving deletes the draft. */
export function ProfileFormPage({ form, texts, next }: Props) {
  const text = useTexts(texts);
  const navigate = useNavigate();
  return (
    <FormPage title={text('title')} intro={text('intro')}>
      {(user) => (
        <SchemaForm
          key={user.user_id}
          form={form}
          record={user}
          owner={user.user_id}
          review={getReviewFields(user)}
          texts={texts}
          onSend={async (body, dropDraft, base) => {
            const isStillHere = createNavigationGuard();
            const saved = await saveProfile(base, body);
            dropDraft();
            cacheProfile(saved);
            if (isStillHere()) await navigate(next);
          }}
        />
      )}
    </FormPage>
  );
}
