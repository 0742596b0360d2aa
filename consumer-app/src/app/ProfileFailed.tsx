import { useShellTexts } from '../i18n';
import { reloadProfile } from '../profile';
import { Failure } from '../ui';

/** Shown if the next step depends on a profile that failed to load. */
export function ProfileFailed() {
  const t = useShellTexts();
  return (
    <Failure
      variant="page"
      title={t('states.profile_failed_title')}
      text={t('states.profile_failed_text')}
      retry={{ label: t('states.retry'), run: () => void reloadProfile() }}
    />
  );
}
