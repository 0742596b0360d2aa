export { getMissingConsents, submitConsent, submitConsents } from './consents';
export { useConsentTexts } from './consentTexts';
