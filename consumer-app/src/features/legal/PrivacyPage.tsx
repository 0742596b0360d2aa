import { LegalText } from './LegalText';

const SECTIONS = ['collected', 'used', 'consent', 'rights', 'cookies', 'kept'] as const;

/** Privacy and cookies. */
export function PrivacyPage() {
  return <LegalText page="privacy" sections={SECTIONS} />;
}
