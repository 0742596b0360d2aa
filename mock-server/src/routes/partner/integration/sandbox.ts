import { moveSandboxLink } from '@marketplace/shared/api';
import { toProspectView } from '../../../data/views';
import { handle } from '../../kit/handle';
import { requireOwnRecord } from '../../../data/requireRecord';

export const sandboxRoutes = [
  handle(moveSandboxLink, async ({ params, body, session }, { store }) => {
    const saved = await store.tx(async (writer) => {
      const { id } = await requireOwnRecord(writer, 'sandbox_prospects', params.id, session);
      return writer.update('sandbox_prospects', id, { stage: body.stage });
    });
    return { data: toProspectView(saved) };
  }),
];
