import { isDeepStrictEqual } from 'node:util';
import { createMerchant, decideMerchant, DEFAULT_PARTNER_NAME } from '@marketplace/shared/api';
import {
  INVITATION_DAYS,
  isMaskedPan,
  MERCHANT_CONSENT_VERSION,
  type NewMerchant,
} from '@marketplace/shared/schema';
import { agoIso, DAY_MS, MINUTE_MS, nowIso } from '../../../clock';
import { saveChange } from '../../../data/changes';
import { findPartner, readBrandNames } from '../../../data/partners/partners';
import type { Collections, MerchantRecord } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { newReference } from '../../../data/specs/references';
import { toMerchantView } from '../../../data/views';
import { HttpError, wrongField } from '../../../httpError';
import { translate } from '../../../messages/translate';
import { throttle } from '../../../middleware/throttle';
import type { Reader } from '../../../store/port';
import { handle } from '../../kit/handle';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { getPublicOrigin } from '../../kit/publicOrigin';
import { sendMessage } from '../../outbox/sendMessage';
import { newInvitation, sendInvitation } from '../partnerUsers/invitations';
import { openPartner } from './openPartner';

/** Minutes within which an identical application counts as a resend. */
const DUPLICATE_MINUTES = 10;

/**
 * Finds an identical recent application, so that a person who resends after a lost response gets its
 * reference. This reveals nothing, because the caller knows the whole application.
 */
async function findDuplicateApplication(
  reader: Reader<Collections>,
  partnerId: number,
  sent: Omit<NewMerchant, 'partner' | 'agree_contact' | 'agree_check' | 'agree_terms'>,
): Promise<Readonly<MerchantRecord> | undefined> {
  const since = agoIso(DUPLICATE_MINUTES * MINUTE_MS);
  const { rows } = await reader.find('merchants', {
    filter: { partner_id: partnerId, email: sent.email, status: 'new', created_at_gte: since },
  });
  return rows.find((row) => isDeepStrictEqual({ ...row, ...sent }, { ...row }));
}

/**
 * Refuses a second application with the same e-mail or number. Applicants do not prove that a contact is theirs, so
 * a pending application blocks the contact for a day only. A rejected applicant may apply again at once.
 */
async function checkNew(
  reader: Reader<Collections>,
  partnerId: number,
  { email, mobile_phone_number }: Pick<NewMerchant, 'email' | 'mobile_phone_number'>,
): Promise<void> {
  const blocking = [{ status: 'approved' }, { status: 'new', created_at_gte: agoIso(DAY_MS) }];
  for (const contact of [{ email }, { mobile_phone_number }])
    for (const state of blocking) {
      const filter = { partner_id: partnerId, ...state, ...contact };
      const { total } = await reader.find('merchants', { filter, range: [0, 0] });
      if (total > 0) throw new HttpError(409, 'merchant_exists');
    }
}

export const merchantRoutes = [
  handle(createMerchant, { before: throttle(10) }, async ({ body, language }, { store }) => {
    const { partner: named, agree_contact, agree_check, agree_terms, ...sent } = body;
    if (sent.text_version !== MERCHANT_CONSENT_VERSION)
      throw new HttpError(409, 'consent_text_changed');
    if (sent.business_pan.includes('*') || isMaskedPan(sent.business_pan))
      throw wrongField('business_pan', 'masked_pan');
    const partner = await findPartner(store, named ?? DEFAULT_PARTNER_NAME);
    if (!partner) throw wrongField('partner', 'unknown_reference');
    const answers = { ...sent, email: sent.email.toLowerCase() };
    const saved = await store.tx(async (writer) => {
      const before = await findDuplicateApplication(writer, partner.id, answers);
      if (before) return before;
      await checkNew(writer, partner.id, answers);
      const at = nowIso();
      const merchant = await writer.insert('merchants', {
        ...answers,
        reference: await newReference(writer, 'merchants'),
        partner_id: partner.id,
        referred: named === undefined ? 0 : 1,
        status: 'new',
        remarks: '',
        language,
        decided_by: null,
        created_at: at,
        updated_at: at,
      });
      const { reference } = merchant;
      const text = translate(language, 'merchant_received', {
        partner: (await readBrandNames(writer, partner.id))[language],
        reference,
      });
      await sendMessage(writer, { kind: 'merchant', to: merchant.email, text });
      return merchant;
    });
    return { data: { reference: saved.reference, created_at: saved.created_at } };
  }),
  handle(decideMerchant, async ({ params, body, request, session }, { store, config }) => {
    const { version, status, remarks } = body;
    const seen = getExpectedVersion(request, { version });
    const invitation = newInvitation(getPublicOrigin(request, config));
    const decided = await store.tx(async (writer) => {
      const old = await requireRecord(writer, 'merchants', params.id);
      const isApproved = old.status === 'approved' && status === 'approved';
      // A second click gets the first result. An approval from before partners had accounts creates one.
      if (isApproved && old.own_partner_id) return old;
      if (old.status !== 'new' && !isApproved) throw new HttpError(409, 'merchant_decided');
      const owner = status === 'approved' ? await openPartner(writer, old, invitation) : undefined;
      const patch = {
        status,
        remarks: remarks.trim(),
        own_partner_id: owner?.partner_id ?? null,
        decided_by: session?.account_id ?? null,
        updated_at: nowIso(),
      };
      const saved = await saveChange(writer, 'merchants', {
        old,
        patch,
        seen,
        view: toMerchantView,
      });
      const names = await readBrandNames(writer, old.partner_id);
      const words = {
        partner: names[old.language],
        reference: old.reference,
        remarks: saved.remarks,
        days: INVITATION_DAYS,
        link: invitation.link,
      };
      const text = translate(old.language, `merchant_${status}`, words).trim();
      await sendInvitation(writer, owner ?? { email: old.email }, text);
      return saved;
    });
    return { data: toMerchantView(decided) };
  }),
];
