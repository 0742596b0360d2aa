import { Skeleton, VisuallyHidden } from '@marketplace/shared/ui';
import type { ReactNode } from 'react';
import { useSharedTexts, useTexts } from '../i18n';
import { reloadProfile } from './profileQuery';
import { type ProfileRecord, useProfile } from './profileStore';
import { Failure } from '../ui';
import styles from './formPage.module.css';
import { formTexts, OpenFormPage } from '../form';

interface Props {
  title: string;
  /** See `OpenFormPage`. */
  heading?: string;
  intro: string;
  children: (user: ProfileRecord) => ReactNode;
}

/**
 * A page that needs the person's profile: shows its heading at once, and the rest as soon as the
 * profile is loaded.
 */
export function FormPage({ title, heading = title, intro, children }: Props) {
  const text = useTexts(formTexts);
  const shared = useSharedTexts();
  const { record, failed } = useProfile();
  const renderPlaceholder = () => {
    if (failed) {
      return (
        <Failure
          title={text('load_failed')}
          text={text('load_failed_text', { reason: shared('server.offline') })}
          retry={{ label: text('retry'), run: () => void reloadProfile() }}
        />
      );
    }
    return (
      <div className={styles['placeholder']} role="status">
        <VisuallyHidden>{text('loading')}</VisuallyHidden>
        <Skeleton lines={2} height="1.5rem" />
        <Skeleton lines={4} height="4rem" />
      </div>
    );
  };
  return (
    <OpenFormPage title={title} heading={heading} intro={intro}>
      {record ? children(record) : renderPlaceholder()}
    </OpenFormPage>
  );
}
