import type { ApiError } from '@marketplace/shared/api';
import { saveConsent } from '@marketplace/shared/api';
import type { Consent, ConsentPurpose } from '@marketplace/shared/schema';
import { CONSENT_PURPOSES, CONSENT_VERSIONS, consentField } from '@marketplace/shared/schema';
import { api } from '../browser/api';
import { currentLanguage } from '../language/i18n';

/** What is agreed to; the lender goes with `application` and with nothing else. */
export interface ConsentNeed {
  purpose: ConsentPurpose;
  lenderId?: number;
}

const sendConsent = (userId: string, { purpose, lenderId }: ConsentNeed, granted: boolean) =>
  api.call(saveConsent, {
    params: { id: userId },
    body: {
      purpose,
      lender_id: lenderId ?? null,
      text_version: CONSENT_VERSIONS[purpose],
      language: currentLanguage(),
      granted: granted ? 1 : 0,
    },
  });

/** Gives or withdraws one consent, to the text as it is shown now and in the language of the page. */
export async function submitConsent(
  userId: string,
  need: ConsentNeed,
  granted: boolean,
): Promise<Consent> {
  return (await sendConsent(userId, need, granted)).data;
}

/**
 * Tells the server what was agreed to, before what needs it is sent. A consent may change the profile: `version`, the
 * one that the caller knows, becomes the one after it. Where somebody else has changed the profile since, it stays, so
 * that the server still refuses to overwrite that change.
 */
export async function submitConsents(
  userId: string,
  needs: readonly ConsentNeed[],
  version?: number,
): Promise<number | undefined> {
  let known = version;
  for (const need of needs) {
    const { profile } = await sendConsent(userId, need, true);
    if (known === profile.version_before) known = profile.version;
  }
  return known;
}

/** The consents for want of which the server refused; none for any other failure. */
export const getMissingConsents = ({ status, fields }: ApiError): ConsentPurpose[] =>
  status === 409 ? CONSENT_PURPOSES.filter((purpose) => fields[consentField(purpose)]) : [];
