import type { ApiError } from '@marketplace/shared/api';
import { saveConsent } from '@marketplace/shared/api';
import type { Consent, ConsentPurpose } from '@marketplace/shared/schema';
import { CONSENT_PURPOSES, CONSENT_VERSIONS, consentField } from '@marketplace/shared/schema';
import { api } from './api';
import { currentLanguage } from './i18n';

/** What is agreed to; the lender goes with `application` and with nothing else. */
export interface ConsentNeed {
  purpose: ConsentPurpose;
  lenderId?: number;
}

/** Gives or withdraws one consent, to the text as it is shown now and in the language of the page. */
export async function answerConsent(
  userId: string,
  { purpose, lenderId }: ConsentNeed,
  granted: boolean,
): Promise<Consent> {
  const { data } = await api.call(saveConsent, {
    params: { id: userId },
    body: {
      purpose,
      lender_id: lenderId ?? null,
      text_version: CONSENT_VERSIONS[purpose],
      language: currentLanguage(),
      granted: granted ? 1 : 0,
    },
  });
  return data;
}

/** Tells the server what was agreed to, before what needs it is sent. */
export async function giveConsents(userId: string, needs: readonly ConsentNeed[]): Promise<void> {
  for (const need of needs) await answerConsent(userId, need, true);
}

/** The consents for want of which the server refused; none for any other failure. */
export const lackingConsents = ({ status, fields }: ApiError): ConsentPurpose[] =>
  status === 409 ? CONSENT_PURPOSES.filter((purpose) => fields[consentField(purpose)]) : [];
