import { maskContact } from '@marketplace/shared/format';
import { createEmptyRecord, userSchema } from '@marketplace/shared/schema';
import { nowIso } from '../../clock';
import type { NewRecord } from '../../store/port';
import type { UserRecord } from '../records';

interface Origin {
  readonly id: string;
  /** The contact verified by an OTP. */
  readonly contact: string;
  readonly partnerId: number;
}

/** Computed once: describing the large schema takes longer than all else that makes a consumer. */
const emptyUser = createEmptyRecord(userSchema);

/** Builds a new consumer with no data but the verified contact. */
export function buildUser({ id, contact, partnerId }: Origin): NewRecord<UserRecord> {
  const byEmail = contact.includes('@');
  const now = nowIso();
  return {
    ...emptyUser,
    id,
    user_id: id,
    sign_in: contact,
    customer_name: '',
    contact: maskContact(contact),
    partner_id: partnerId,
    created_at: now,
    updated_at: now,
    mobile_phone_code: '91',
    ...(byEmail
      ? { email: contact, email_verified: 1 }
      : { mobile_phone_number: contact, mobile_verified: 1 }),
    language: 1,
    merchant_location_id: partnerId,
  };
}
