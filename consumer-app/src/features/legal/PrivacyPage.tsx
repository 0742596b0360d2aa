import { PrivacyLink } from '../../common/PrivacyLink';
import { useSession } from '../../common/session';
import { LegalText } from './LegalText';

const SECTIONS = [
  'collected',
  'used',
  'shared',
  'consent',
  'rights',
  'merchants',
  'cookies',
  'kept',
] as const;

/** Privacy and cookies. */
export function PrivacyPage() {
  const { signedIn } = useSession();
  return (
    <LegalText page="privacy" sections={SECTIONS} action={signedIn ? <PrivacyLink /> : undefined} />
  );
}
