import type { BodyOf, addLead } from '@marketplace/shared/api';
import { maskContact } from '@marketplace/shared/format';
import { nowIso } from '../../clock';
import type { Collections, LeadRecord } from '../../data/records';
import { newReference } from '../../data/references';
import { HttpError } from '../../httpError';
import type { Reader, Writer } from '../../store/port';

type NewLead = BodyOf<typeof addLead>;

/** Finds the partner's lead of a mobile number for a product, whether the customer has signed in or not. */
export async function findLeadOf(
  reader: Reader<Collections>,
  partner_id: number,
  { mobile_phone_number, product }: Pick<NewLead, 'mobile_phone_number' | 'product'>,
): Promise<Readonly<LeadRecord> | undefined> {
  const own = { partner_id, product };
  const added = await reader.find('leads', { filter: { ...own, mobile_phone_number } });
  const users = await reader.find('users', { filter: { sign_in: mobile_phone_number } });
  const user_id = users.rows.map(({ id }) => id);
  const signedIn = await reader.find('leads', { filter: { ...own, user_id } });
  return added.rows[0] ?? signedIn.rows[0];
}

/** Inserts a lead that waits for the customer's consent. Throws 409 if the partner has it already. */
export async function insertLead(
  writer: Writer<Collections>,
  partner_id: number,
  { customer_name, mobile_phone_number, product, postal_code, language }: NewLead,
): Promise<Readonly<LeadRecord>> {
  if (await findLeadOf(writer, partner_id, { mobile_phone_number, product }))
    throw new HttpError(409, 'lead_exists', { errors: { mobile_phone_number: 'lead_exists' } });
  const now = nowIso();
  return writer.insert('leads', {
    reference: await newReference(writer, 'leads'),
    user_id: null,
    partner_id,
    product,
    customer_name: customer_name.trim(),
    contact: maskContact(mobile_phone_number),
    mobile_phone_number,
    postal_code,
    language: language === 'hi' ? 'hi' : 'en',
    stage: 'consent_awaited',
    consented_at: null,
    tracking_link_id: null,
    created_at: now,
    updated_at: now,
  });
}
