import { createFieldSelector, partnerContactSchema } from '@marketplace/shared/schema';
import { findFreeNames, insertPartner } from '../../../data/partners/newPartner';
import type { AccountRecord, Collections, MerchantRecord } from '../../../data/records';
import { HttpError } from '../../../httpError';
import type { Writer } from '../../../store/port';
import type { Invitation } from '../partnerUsers/invitations';

const selectContact = createFieldSelector(partnerContactSchema);

/** Creates a partner from an approved merchant, with its contact data and the applicant as its invited owner. */
export async function openPartner(
  writer: Writer<Collections>,
  merchant: Readonly<MerchantRecord>,
  { fields }: Pick<Invitation, 'fields'>,
): Promise<Readonly<AccountRecord>> {
  const { company_name, contact_name, email, mobile_phone_number, business_pan } = merchant;
  const known = await writer.find('accounts', { filter: { area: 'partner', email } });
  if (known.total > 0) throw new HttpError(409, 'merchant_has_account');
  const names = await findFreeNames(writer, company_name);
  const { id } = await insertPartner(writer, { ...names, title: company_name });
  await writer.insert('partner_profiles', {
    ...selectContact({ ...merchant, gstin: '' }),
    id,
    pan: business_pan,
  });
  return writer.insert('accounts', {
    ...fields,
    area: 'partner',
    name: contact_name,
    email,
    mobile_phone_number,
    language: merchant.language,
    role: 'owner',
    status: 1,
    partner_id: id,
  });
}
