import { masquerade } from '@marketplace/shared/api';
import { MASQUERADE_MINUTES } from '@marketplace/shared/schema';
import { parseUserAgent } from '../../auth/parseUserAgent';
import { startSession } from '../../auth/sessions';
import { MINUTE_MS, now } from '../../clock';
import { HttpError, notFound } from '../../httpError';
import { handle } from '../kit/handle';

export const masqueradeRoutes = [
  handle(masquerade, async ({ body, session, request }, { store, config }) => {
    const { partner_id, reason, write = false } = body;
    const account_id = session?.account_id ?? null;
    if (!session || account_id === null) throw new HttpError(403, 'forbidden');
    return store.tx(async (writer) => {
      const partner = await writer.get('partners', partner_id);
      const admin = await writer.get('accounts', account_id);
      if (!partner || !admin) throw notFound();
      const time = now();
      // Ends no later than the admin's own session, whatever the activity.
      const end = Math.min(time + MASQUERADE_MINUTES * MINUTE_MS, Date.parse(session.expires_at));
      const expires_at = new Date(end).toISOString();
      const entry = await writer.insert('masquerades', {
        account_id,
        admin_name: admin.name,
        partner_id,
        partner_name: partner.title,
        reason: reason.trim(),
        write,
        mode: write ? 'write' : 'read_only',
        at: new Date(time).toISOString(),
        until: expires_at,
        changes: 0,
      });
      const token = await startSession(writer, config.sessionLimits, {
        area: 'partner',
        holder: { user_id: null, account_id, role_id: null, partner_id },
        device: parseUserAgent(request.get('user-agent')),
        masquerade: {
          parent: session,
          logId: entry.id,
          readOnly: !write,
          minutes: (end - time) / MINUTE_MS,
        },
      });
      return { token, partner_id, name: partner.title, write, expires_at };
    });
  }),
];
