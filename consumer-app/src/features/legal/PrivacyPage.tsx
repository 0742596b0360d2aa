import { PrivacyLink } from '../../ui';
import { useSession } from '../../session';
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

export function PrivacyPage() {
  const { signedIn } = useSession();
  return (
    <LegalText page="privacy" sections={SECTIONS} action={signedIn ? <PrivacyLink /> : undefined} />
  );
}
