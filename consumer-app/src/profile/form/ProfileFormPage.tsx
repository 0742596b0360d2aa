import { useMemo } from 'react';
import { CONSENTS_FOR_OFFERS } from '@marketplace/shared/schema';
import { useBrand } from '../../brand';
import { putQuestionsFirst } from './putQuestionsFirst';
import { cacheProfile, refreshServerData } from '../data/profileQuery';
import type { ProfileRecord } from '../data/profileStore';
import { type FeatureTexts, useTexts } from '../../i18n';
import { getReviewFields } from './getReviewFields';
import { saveProfile } from '../data/saveProfile';
import { useNavigateAfter } from '../../session';
import { type FormSpec, formTexts, SchemaForm } from '../../form';
import { FormPage } from './FormPage';
import { toLenderForm } from './toLenderForm';
import { useLenderNeeds } from './useLenderNeeds';

interface Props {
  form: FormSpec;
  /** Include the page's `title` and `intro`. */
  texts: FeatureTexts;
  /** Path to go to after saving the profile. */
  next: string;
  /** Called after saving with the profile before and after it. */
  onSaved?: (before: ProfileRecord, after: ProfileRecord) => void;
}

/**
 * A form that edits the person's profile. Saving deletes the draft. If the address names a lender, the same form asks
 * for what that lender needs, and leads back to the choice.
 */
export function ProfileFormPage({ form, texts, next, onSaved }: Props) {
  const text = useTexts(texts);
  const common = useTexts(formTexts);
  const { questions } = useBrand().brand.funnel ?? {};
  const { slug, data, back = next } = useLenderNeeds();
  const missing = data?.missing_to_apply;
  const ordered = useMemo(
    () => (missing ? toLenderForm(form, missing) : putQuestionsFirst(form, questions)),
    [form, missing, questions],
  );
  const navigateAfter = useNavigateAfter();
  const lender = data?.lender.name ?? '';
  const isWaiting = slug !== undefined && !data;
  return (
    <FormPage
      title={slug === undefined ? text('title') : common('needs.title', { lender })}
      intro={slug === undefined ? text('intro') : common('needs.intro', { lender })}
    >
      {(user) =>
        !isWaiting && (
          <SchemaForm
            key={user.user_id}
            form={ordered}
            record={user}
            owner={user.user_id}
            review={getReviewFields(user)}
            texts={texts}
            onSend={(body, dropDraft, base) =>
              navigateAfter(async () => {
                const purposes = slug === undefined ? CONSENTS_FOR_OFFERS : [];
                const saved = await saveProfile(base, body, purposes);
                dropDraft();
                cacheProfile(saved);
                if (slug !== undefined) refreshServerData();
                onSaved?.(base, saved);
                return slug === undefined ? next : back;
              })
            }
          />
        )
      }
    </FormPage>
  );
}
