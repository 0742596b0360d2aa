import type { ApiError } from '@marketplace/shared/api';
import { saveConsent } from '@marketplace/shared/api';
import type { Consent, ConsentPurpose } from '@marketplace/shared/schema';
import { CONSENT_PURPOSES, CONSENT_VERSIONS, consentField } from '@marketplace/shared/schema';
import { api } from '../session';
import { getCurrentLanguage } from '../i18n';

/** A consent to give; `lenderId` only for `application`. */
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
      language: getCurrentLanguage(),
      granted: granted ? 1 : 0,
    },
  });

/** Gives or withdraws one consent, to the current text in the page's language. */
export async function submitConsent(
  userId: string,
  need: ConsentNeed,
  granted: boolean,
): Promise<Consent> {
  return (await sendConsent(userId, need, granted)).data;
}

/**
 * Sends the consents before the request that needs them. A consent may change the profile: returns
 * the new version if the caller's `version` was current. If somebody else has changed the profile
 * since, it returns the caller's version, so that the server still refuses to overwrite that
 * change.
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

/** The consents whose absence made the server refuse (409); empty for any other failure. */
export const getMissingConsents = ({ status, fields }: ApiError): ConsentPurpose[] =>
  status === 409 ? CONSENT_PURPOSES.filter((purpose) => fields[consentField(purpose)]) : [];
