import type { ConsentPurpose } from '@marketplace/shared/schema';
import { CONSENT_VERSIONS } from '@marketplace/shared/schema';
import { useCallback } from 'react';
import { defineTexts, useTexts } from '../i18n';
import { consentTexts as english } from '@marketplace/shared/i18n/en/consents';

const consentTexts = defineTexts('consents', {
  en: english,
  hi: async () => (await import('@marketplace/shared/i18n/hi/consents')).consentTexts,
});

/** Title and text of a consent in its current version, to which the person agrees. */
export function useConsentTexts() {
  const text = useTexts(consentTexts);
  return useCallback(
    (purpose: ConsentPurpose, lender = '') => {
      const key = `${purpose}.v${CONSENT_VERSIONS[purpose]}`;
      return { title: text(`${key}.title`, { lender }), text: text(`${key}.text`, { lender }) };
    },
    [text],
  );
}
