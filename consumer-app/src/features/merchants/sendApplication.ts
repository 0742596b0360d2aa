import { createMerchant } from '@marketplace/shared/api';
import {
  MERCHANT_CONSENT_VERSION,
  type Merchant,
  newMerchantSchema,
  validate,
} from '@marketplace/shared/schema';
import { api } from '../../session';

/**
 * Sends validated answers with the consents that the form requires.
 * @returns the reference for the applicant
 */
export async function sendApplication(
  answers: Partial<Merchant>,
  partner: string | undefined,
): Promise<string> {
  const checked = validate(newMerchantSchema, {
    ...answers,
    ...(partner === undefined ? {} : { partner }),
    agree_contact: 1,
    agree_check: 1,
    agree_terms: 1,
    text_version: MERCHANT_CONSENT_VERSION,
  });
  if (!checked.ok) throw new Error(`The form left out ${Object.keys(checked.errors).join(', ')}`);
  const { data } = await api.call(createMerchant, { body: checked.value });
  return data.reference;
}
