import { useMemo } from 'react';
import { useBrand } from '../../brand';
import { putQuestionsFirst } from './putQuestionsFirst';
import { cacheProfile } from '../data/profileQuery';
import { type FeatureTexts, useTexts } from '../../i18n';
import { getReviewFields } from './getReviewFields';
import { saveProfile } from '../data/saveProfile';
import { useNavigateAfter } from '../../session';
import { type FormSpec, SchemaForm } from '../../form';
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
  const { questions } = useBrand().brand.funnel ?? {};
  const ordered = useMemo(() => putQuestionsFirst(form, questions), [form, questions]);
  const navigateAfter = useNavigateAfter();
  return (
    <FormPage title={text('title')} intro={text('intro')}>
      {(user) => (
        <SchemaForm
          key={user.user_id}
          form={ordered}
          record={user}
          owner={user.user_id}
          review={getReviewFields(user)}
          texts={texts}
          onSend={(body, dropDraft, base) =>
            navigateAfter(async () => {
              const saved = await saveProfile(base, body);
              dropDraft();
              cacheProfile(saved);
              return next;
            })
          }
        />
      )}
    </FormPage>
  );
}
