import { moveSandboxLink } from '@marketplace/shared/api';
import { prospectView } from '../../data/views';
import { handle } from '../kit/handle';
import { getOwn } from './ownRecords';

export const sandboxRoutes = [
  handle(moveSandboxLink, async ({ params, body, session }, { store }) => {
    const saved = await store.tx(async (writer) => {
      const { id } = await getOwn(writer, 'sandbox_prospects', params.id, session);
      return writer.update('sandbox_prospects', id, { stage: body.stage });
    });
    return { data: prospectView(saved) };
  }),
];
