import { consentTexts as english } from '@marketplace/shared/i18n/en/consents';
import { consentTexts as hindi } from '@marketplace/shared/i18n/hi/consents';
import type { Consent } from '@marketplace/shared/schema';

const texts = { en: english, hi: hindi };

/** Returns the text that a person agreed to; '' for a version that was never published. */
export function consentText(
  { purpose, text_version, language }: Consent,
  lenderName: string,
): string {
  const versions: Readonly<Record<string, { title: string; text: string }>> =
    texts[language][purpose];
  const found = versions[`v${text_version}`];
  return found ? `${found.title}: ${found.text}`.replaceAll('%{lender}', () => lenderName) : '';
}
