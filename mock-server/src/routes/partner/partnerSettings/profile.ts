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
import { wrongField } from '../../../httpError';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { handle } from '../../kit/handle';
import { recordGstRegistration } from '../../earnings/ledger/gstRegistration';

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
      if (patch.gstin && pan && patch.gstin.slice(2, 12) !== pan)
        throw wrongField('gstin', 'gstin_other_pan');
      const view = (profile: Readonly<PartnerProfileRecord>) => toProfileView(partner, profile);
      const saved = old
        ? await saveChange(writer, 'partner_profiles', { old, patch, seen, view })
        : await writer.insert('partner_profiles', { ...patch, id: partner.id, pan });
      const isRegistered = saved.gstin !== '';
      if (isRegistered !== Boolean(old?.gstin))
        await recordGstRegistration(writer, partner.id, isRegistered);
      return { data: view(saved) };
    });
  }),
];
