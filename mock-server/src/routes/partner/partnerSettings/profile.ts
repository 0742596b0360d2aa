import { getPartnerProfile, savePartnerProfile } from '@marketplace/shared/api';
import { maskPan } from '@marketplace/shared/format';
import {
  createEmptyRecord,
  createFieldSelector,
  partnerProfileSchema,
} from '@marketplace/shared/schema';
import { saveChange } from '../../../data/changes';
import { requireOwnPartner } from '../../../data/partners/partners';
import type { PartnerProfileRecord, PartnerRecord } from '../../../data/records';
import { HttpError, wrongField } from '../../../httpError';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { handle } from '../../kit/handle';
import { recordGstRegistration } from '../../earnings/ledger/gstRegistration';
import {
  getGstinStatus,
  getVerifiedGstin,
  hasOwnPan,
  isOfOtherState,
} from '../../earnings/payee/partnerGstin';
import { tellPartner } from '../../outbox/securityNotice';

const select = createFieldSelector(partnerProfileSchema);

/** Converts a profile for the partner and for admins, with a masked PAN. */
const toProfileView = (
  { title, url_segment }: Readonly<PartnerRecord>,
  profile: Readonly<PartnerProfileRecord> | undefined,
) => ({
  ...select({
    ...createEmptyRecord(partnerProfileSchema),
    ...profile,
    title,
    url_segment,
    pan: maskPan(profile?.pan ?? ''),
    gstin_status: getGstinStatus(profile),
    gstin_reason: profile?.gstin_reason ?? '',
  }),
  ...(profile && { version: profile.version }),
});

export const partnerProfileRoutes = [
  handle(getPartnerProfile, async ({ session }, { store }) => {
    const partner = await requireOwnPartner(store, session);
    return { data: toProfileView(partner, await store.get('partner_profiles', partner.id)) };
  }),
  handle(savePartnerProfile, async ({ body, request, session }, { store }) => {
    const { version, ...patch } = body;
    const seen = getExpectedVersion(request, { version });
    return store.tx(async (writer) => {
      const partner = await requireOwnPartner(writer, session);
      const old = await writer.get('partner_profiles', partner.id);
      const pan = old?.pan ?? '';
      const isOther = patch.gstin !== (old?.gstin ?? '');
      if (isOther && session?.partner_role !== 'owner') throw new HttpError(403, 'gstin_owner');
      if (patch.gstin && pan && !hasOwnPan(patch.gstin, pan))
        throw wrongField('gstin', 'gstin_other_pan');
      if (patch.gstin && isOfOtherState(patch.gstin, patch.state))
        throw wrongField('gstin', 'gstin_other_state');
      const view = (profile: Readonly<PartnerProfileRecord>) => toProfileView(partner, profile);
      const claim = {
        gstin_status: patch.gstin ? ('pending' as const) : ('' as const),
        gstin_reason: '',
        verified_gstin: patch.gstin ? getVerifiedGstin(old) : '',
      };
      const changed = { ...patch, ...(isOther && claim) };
      const saved = old
        ? await saveChange(writer, 'partner_profiles', { old, patch: changed, seen, view })
        : await writer.insert('partner_profiles', { ...changed, id: partner.id, pan });
      if (isOther && !saved.gstin) await recordGstRegistration(writer, partner.id, false);
      if (isOther)
        await tellPartner(writer, partner.id, 'security_gstin_changed', { others: [old] });
      const isMoved =
        old !== undefined &&
        (old.email !== saved.email || old.mobile_phone_number !== saved.mobile_phone_number);
      if (isMoved)
        await tellPartner(writer, partner.id, 'security_contact_changed', { others: [old] });
      return { data: view(saved) };
    });
  }),
];
