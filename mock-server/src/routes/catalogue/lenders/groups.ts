import { createLenderGroup, getLenderGroups } from '@marketplace/shared/api';
import { lenderGroupView } from '../../../data/views';
import { translate } from '../../../messages/translate';
import { handle } from '../../kit/handle';
import { checkUnique } from '../../kit/liveRecords';

export const lenderGroupRoutes = [
  handle(getLenderGroups, async (_, { store }) => {
    const { rows } = await store.find('lender_groups', { filter: { deleted_at: null } });
    return { success: true, lenderGroups: rows.map(lenderGroupView) };
  }),
  handle(createLenderGroup, async ({ body, language }, { store }) => {
    const group = await store.tx(async (writer) => {
      const { rows } = await writer.find('lender_groups');
      checkUnique(rows, 'name', body.name);
      return writer.insert('lender_groups', { name: body.name, deleted_at: null });
    });
    return {
      success: true,
      message: translate(language, 'lender_group_created'),
      lenderGroup: lenderGroupView(group),
    };
  }),
];
