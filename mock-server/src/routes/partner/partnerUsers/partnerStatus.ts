import { setPartnerStatus } from '@marketplace/shared/api';
import { endAllSessions } from '../../../auth/sessions';
import { saveChange } from '../../../data/changes';
import { getDefaultPartner } from '../../../data/partners/partners';
import type { Collections } from '../../../data/records';
import { requireRecord } from '../../../data/requireRecord';
import { partnerView } from '../../../data/views';
import { HttpError } from '../../../httpError';
import type { Writer } from '../../../store/port';
import { getExpectedVersion } from '../../kit/expectedVersion';
import { handle, parseIdParam } from '../../kit/handle';
import { endAccess } from './userAccess';

/**
 * Closes every access to a partner's data. Enabling the partner does not reopen any: its users sign in again,
 * and it creates new keys and switches its webhooks on.
 */
async function closeAccess(writer: Writer<Collections>, partner_id: number): Promise<void> {
  await endAllSessions(writer, { partner_id });
  await endAccess(writer, { partner_id });
}

export const partnerStatusRoutes = [
  handle(setPartnerStatus, async ({ params, body, request }, { store }) => {
    const { status } = body;
    const seen = getExpectedVersion(request, body);
    const saved = await store.tx(async (writer) => {
      const old = await requireRecord(writer, 'partners', parseIdParam(params.partnerId));
      const own = await getDefaultPartner(writer);
      if (status === 0 && own?.id === old.id) throw new HttpError(409, 'default_partner');
      const change = { old, patch: { status }, seen, view: partnerView };
      const partner = await saveChange(writer, 'partners', change);
      if (status === 0) await closeAccess(writer, old.id);
      return partner;
    });
    return { data: partnerView(saved) };
  }),
];
