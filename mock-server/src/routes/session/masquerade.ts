import { now } from '../../clock';
import { masquerade } from '@marketplace/shared/api';
import { startSession } from '../../auth/sessions';
import { notFound } from '../../httpError';
import { handle } from '../kit/handle';

const minutes = 60;

export const masqueradeRoutes = [
  handle(masquerade, async ({ body, session }, { store }) => {
    const { partner_id, reason, write = false } = body;
    const admin = session?.account_id ?? 0;
    return store.tx(async (writer) => {
      const partner = await writer.get('partners', partner_id);
      if (!partner) throw notFound();
      const at = new Date(now());
      await writer.insert('masquerades', {
        account_id: admin,
        partner_id,
        reason,
        write,
        at: at.toISOString(),
      });
      const token = await startSession(
        writer,
        'partner',
        { user_id: null, account_id: admin, role_id: null, partner_id },
        { minutes, masqueradeBy: admin, readOnly: !write },
      );
      const expires_at = new Date(at.getTime() + minutes * 60_000).toISOString();
      return { token, partner_id, name: partner.title, write, expires_at };
    });
  }),
];
