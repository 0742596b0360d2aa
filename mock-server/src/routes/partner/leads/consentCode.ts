import { getOptionLabel } from '@marketplace/shared/schema';
import { agoIso, HOUR_MS } from '../../../clock';
import { readBrandNames } from '../../../data/partners/partners';
import type { Collections, LeadRecord } from '../../../data/records';
import { HttpError } from '../../../httpError';
import { type Language, translate } from '../../../messages/translate';
import type { Writer } from '../../../store/port';
import type { OtpKey } from '../../session/otp/liveOtps';
import type { Requester } from '../../session/otp/otpRequester';
import { requestOtp } from '../../session/otp/requestOtp';

type Lead = Readonly<LeadRecord>;

/** Maximum number of codes that a mobile number gets in an hour, for all leads and partners together. */
const MAX_CODES = 6;

/** The requester of a lead's codes is the partner, whichever account and browser it uses. */
export const PARTNER: Requester = { address: 'partner' };

export const buildConsentKey = ({ id }: Lead): OtpKey => ({ collection: 'lead_codes', id });

/** Throws 429 if the number has got the maximum number of codes. */
async function checkCodeLimit(writer: Writer<Collections>, contact: string): Promise<void> {
  const filter = { contact, sent_at_gt: agoIso(HOUR_MS) };
  const { total } = await writer.find('lead_codes', { filter, range: [0, 0] });
  if (total >= MAX_CODES) throw new HttpError(429, 'too_many', { retryAfter: HOUR_MS / 1000 });
}

interface CodeRequest {
  readonly limited: boolean;
  /** The partner's language, for refusals. */
  readonly language: Language;
}

/**
 * Sends the customer a code in the customer's language. The text says which partner asks for consent, and to what.
 */
export async function sendConsentCode(
  writer: Writer<Collections>,
  lead: Lead,
  { limited, language }: CodeRequest,
): Promise<void> {
  const { mobile_phone_number: contact, language: own = 'en' } = lead;
  if (!contact || lead.stage !== 'consent_awaited') throw new HttpError(409, 'lead_consented');
  if (limited) await checkCodeLimit(writer, contact);
  const params = {
    partner: (await readBrandNames(writer, lead.partner_id))[own],
    product: getOptionLabel('product', lead.product, own),
  };
  await requestOtp(writer, {
    ...buildConsentKey(lead),
    requester: PARTNER,
    contact,
    partnerId: lead.partner_id,
    limited,
    language,
    text: (code) => translate(own, 'lead_consent_text', { ...params, code }),
  });
}
