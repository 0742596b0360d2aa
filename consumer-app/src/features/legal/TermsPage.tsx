import { LegalText } from './LegalText';

const SECTIONS = [
  'service',
  'offers',
  'cost',
  'you',
  'leaving',
  'merchants',
  'complaints',
  'changes',
] as const;

export function TermsPage() {
  return <LegalText page="terms" sections={SECTIONS} />;
}
