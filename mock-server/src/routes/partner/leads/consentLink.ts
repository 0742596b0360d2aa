import { getOptionLabel, LEAD_LINK_DAYS } from '@marketplace/shared/schema';
import { hashSecret, newToken } from '../../../auth/tokens';
import { agoIso, DAY_MS, now, nowIso } from '../../../clock';
import type { Config } from '../../../config';
import { readBrandNames } from '../../../data/partners/partners';
import type { Collections, LeadRecord } from '../../../data/records';
import { HttpError } from '../../../httpError';
import { translate } from '../../../messages/translate';
import type { Reader, Writer } from '../../../store/port';
import { sendMessage } from '../../outbox/sendMessage';

type Lead = Readonly<LeadRecord>;

/** Maximum number of links that one lead gets, at most one a day. */
const MAX_LINKS = 3;

/** Maximum number of links that one mobile number gets in a day, for all leads and partners together. */
const MAX_LINKS_TO_NUMBER = 3;

/** The origin of links that no request asks for: PUBLIC_URL, else the address on which the server listens. */
const getOrigin = ({ publicUrl, host, port }: Config): string =>
  publicUrl ?? `http://${host}:${port}`;

/** Whether the customer may be sent a link at this moment: no answer yet, none within a day, and not too many. */
export const canSendLink = ({
  stage,
  mobile_phone_number,
  consent_asked_at,
  consent_links = 0,
}: Lead): boolean =>
  stage === 'consent_awaited' &&
  mobile_phone_number !== undefined &&
  consent_links < MAX_LINKS &&
  (!consent_asked_at || consent_asked_at <= agoIso(DAY_MS));

/** Whether a number has got as many links today as it may. */
export async function isOverNumberLimit(
  reader: Reader<Collections>,
  mobile_phone_number: string,
): Promise<boolean> {
  const filter = { mobile_phone_number, consent_asked_at_gt: agoIso(DAY_MS) };
  return (await reader.find('leads', { filter, range: [0, 0] })).total >= MAX_LINKS_TO_NUMBER;
}

/**
 * Sends the customer a link, in the customer's language, at which the customer agrees or refuses. The store gets only
 * the hash of its secret; a new link replaces the old one.
 */
export async function sendConsentLink(
  writer: Writer<Collections>,
  lead: Lead,
  config: Config,
): Promise<void> {
  const { mobile_phone_number: to, language = 'en' } = lead;
  if (!to || lead.stage !== 'consent_awaited') throw new HttpError(409, 'lead_consented');
  const token = newToken();
  const partner = (await readBrandNames(writer, lead.partner_id))[language];
  await writer.update('leads', lead.id, {
    consent_due_at: null,
    consent_asked_at: nowIso(),
    consent_links: (lead.consent_links ?? 0) + 1,
    consent_link_hash: hashSecret(token),
    consent_link_expires_at: new Date(now() + LEAD_LINK_DAYS * DAY_MS).toISOString(),
  });
  await sendMessage(writer, {
    kind: 'consent_link',
    to,
    text: translate(language, 'lead_link_text', {
      partner,
      product: getOptionLabel('product', lead.product, language),
      days: LEAD_LINK_DAYS,
      link: `${getOrigin(config)}/consent#${token}`,
    }),
  });
}

/** Finds the lead of a link. Throws the same 404 for a link that is unknown, replaced or too old. */
export async function requireLinkedLead(reader: Reader<Collections>, token: string): Promise<Lead> {
  const { rows } = await reader.find('leads', { filter: { consent_link_hash: hashSecret(token) } });
  const [lead] = rows;
  if (!lead || (lead.consent_link_expires_at ?? '') <= nowIso())
    throw new HttpError(404, 'lead_link_gone');
  return lead;
}
