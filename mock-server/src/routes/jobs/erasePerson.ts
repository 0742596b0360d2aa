import { nowIso } from '../../clock';
import { helpRequestsOf, prospectsOf, provenContacts } from '../../data/personalContacts';
import { findMerchantApplications } from '../../data/merchants';
import { buildUser } from '../../data/buildUser';
import type { Collections, ErasureRecord } from '../../data/records';
import { getStatusHistory } from '../../data/statusHistory';
import { translate } from '../../messages/translate';
import type { Writer } from '../../store/port';
import { sendMessage } from '../outbox/sendMessage';

const erasedCollections = ['reminders', 'form_drafts', 'sessions'] as const;

const blankMerchant = {
  contact_name: '',
  mobile_phone_number: '',
  email: '',
  business_pan: '',
  address1: '',
  address2: '',
  remarks: '',
} as const;

/** Removes all messages to the contacts from the outbox, whatever their letter case. */
async function removeMessages(
  writer: Writer<Collections>,
  contacts: ReadonlySet<string>,
): Promise<void> {
  for (const { id, to } of (await writer.find('outbox')).rows)
    if (contacts.has(to.toLowerCase())) await writer.remove('outbox', id);
}

/** Removes the records of browsers and addresses that requested a person's codes. */
async function removeRequesters(writer: Writer<Collections>, subject: string): Promise<void> {
  const { rows } = await writer.find('passcode_requesters', { filter: { subject } });
  for (const { id } of rows) await writer.remove('passcode_requesters', id);
}

/**
 * Erases a person's data and tells the person. What remains identifies nobody: figures of
 * applications and leads, and the consents, which must stay provable.
 */
export async function erasePerson(
  writer: Writer<Collections>,
  { id, user_id, language, reference }: Readonly<ErasureRecord>,
): Promise<void> {
  await writer.update('erasures', id, { status: 'done', done_at: nowIso() });
  const user = await writer.get('users', user_id);
  if (!user) return;
  const filter = { user_id };
  for (const collection of erasedCollections) {
    const { rows } = await writer.find(collection, { filter });
    for (const row of rows) await writer.remove(collection, row.id);
  }
  if (await writer.get('otps', user_id)) await writer.remove('otps', user_id);
  await removeRequesters(writer, user_id);
  for (const request of await helpRequestsOf(writer, user))
    await writer.remove('help_requests', request.id);
  const merchants = await findMerchantApplications(writer, user.sign_in);
  await removeMessages(
    writer,
    new Set([...provenContacts(user), ...merchants.map(({ email }) => email)]),
  );
  const leads = await writer.find('leads', { filter });
  for (const lead of leads.rows)
    await writer.update('leads', lead.id, { customer_name: '', contact: '' });
  for (const { id: prospectId, user_id: usedBy } of await prospectsOf(writer, user))
    await writer.update('prospects', prospectId, {
      first_name: '',
      contact: '',
      // Expire an unused link, because without its contact anybody could use it.
      ...(usedBy === null && { stage: 'expired', expires_at: nowIso() }),
    });
  const applications = await writer.find('applications', { filter });
  for (const application of applications.rows) {
    if (await writer.get('lender_codes', application.id))
      await writer.remove('lender_codes', application.id);
    await removeRequesters(writer, application.id);
    await writer.update('applications', application.id, {
      customer_name: '',
      remarks: '',
      pan: '',
      history: getStatusHistory(application).map((entry) => ({ ...entry, remarks: '' })),
    });
  }
  for (const { id: applicationId } of applications.rows) {
    const uploaded = await writer.find('upload_rows', { filter: { record_id: applicationId } });
    for (const { id: rowId, before, after } of uploaded.rows)
      await writer.update('upload_rows', rowId, {
        before: { ...before, remarks: '' },
        after: { ...after, remarks: '' },
      });
  }
  for (const { id: merchantId, status } of merchants) {
    // Keep an approved merchant without personal data, because the firm has a contract with the
    // partner.
    if (status === 'approved') await writer.update('merchants', merchantId, blankMerchant);
    else await writer.remove('merchants', merchantId);
  }
  const blank = buildUser({ id: user_id, contact: '', partnerId: user.partner_id });
  await writer.update('users', user_id, {
    ...blank,
    changed_in: {},
    business_pan: '',
    pan_claims: [],
    sign_in: `erased ${user_id}`,
    created_at: user.created_at,
  });
  await sendMessage(writer, {
    to: user.sign_in,
    text: translate(language, 'erasure_text', { reference }),
  });
}
