import type { BodyOf, addLead } from '@marketplace/shared/api';
import { maskContact } from '@marketplace/shared/format';
import { nowIso } from '../../../clock';
import type { Collections, LeadRecord } from '../../../data/records';
import { newReference } from '../../../data/specs/references';
import { HttpError } from '../../../httpError';
import type { Reader, Writer } from '../../../store/port';
import { insertSandboxLead } from '../integration/sandboxCustomer';

type NewLead = BodyOf<typeof addLead>;

/** Returns the products of a partner's leads by mobile number, whether or not the customers have signed in. */
export async function findLeadProducts(
  reader: Reader<Collections>,
  partner_id: number,
  mobiles: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  const mobile_phone_number = [...mobiles];
  const added = await reader.find('leads', { filter: { mobile_phone_number } });
  const users = await reader.find('users', { filter: { sign_in: mobile_phone_number } });
  const mobilesById = new Map(users.rows.map(({ id, sign_in }) => [id, sign_in]));
  const user_id = [...mobilesById.keys()];
  const signedIn = await reader.find('leads', { filter: { user_id } });
  const found = new Map<string, Set<string>>();
  for (const lead of [...added.rows, ...signedIn.rows]) {
    if (lead.partner_id !== partner_id) continue;
    const mobile = mobilesById.get(lead.user_id ?? '') ?? lead.mobile_phone_number ?? '';
    found.set(mobile, (found.get(mobile) ?? new Set()).add(lead.product));
  }
  return found;
}

const refuseKnown = (isKnown: boolean | undefined): void => {
  if (isKnown)
    throw new HttpError(409, 'lead_exists', { errors: { mobile_phone_number: 'lead_exists' } });
};

const toCustomer = (partner_id: number, { language, ...lead }: NewLead) => ({
  user_id: null,
  partner_id,
  ...lead,
  contact: maskContact(lead.mobile_phone_number),
  language: language === 'hi' ? ('hi' as const) : ('en' as const),
});

/** Inserts a lead into the sandbox by the same rules; nobody is asked for consent. */
export async function addSandboxLead(
  writer: Writer<Collections>,
  partner_id: number,
  lead: NewLead,
): Promise<Readonly<LeadRecord>> {
  const { mobile_phone_number, product } = lead;
  const filter = { partner_id, mobile_phone_number, product };
  refuseKnown((await writer.find('sandbox_leads', { filter })).total > 0);
  return insertSandboxLead(writer, toCustomer(partner_id, lead), 'consent_awaited');
}

/** Inserts a lead that waits for the customer's consent. Throws 409 if the partner already has it. */
export async function insertLead(
  writer: Writer<Collections>,
  partner_id: number,
  lead: NewLead,
  imported: Pick<LeadRecord, 'upload_id' | 'consent_due_at'> = {},
): Promise<Readonly<LeadRecord>> {
  const { mobile_phone_number, product } = lead;
  const known = await findLeadProducts(writer, partner_id, [mobile_phone_number]);
  refuseKnown(known.get(mobile_phone_number)?.has(product));
  const now = nowIso();
  return writer.insert('leads', {
    reference: await newReference(writer, 'leads'),
    ...toCustomer(partner_id, lead),
    stage: 'consent_awaited',
    consented_at: null,
    ...imported,
    tracking_link_id: null,
    created_at: now,
    updated_at: now,
  });
}
