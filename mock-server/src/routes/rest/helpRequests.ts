import { helpTicketSchema } from '@marketplace/shared/schema';
import { nowIso } from '../../clock';
import { toHelpTicketView } from '../../data/views';
import { createRecordUpdater } from './recordWriter';

/**
 * Marks help requests as answered or open again. A public call creates them, and a scheduled job
 * removes them.
 */
export const helpRequestWriter = createRecordUpdater({
  collection: 'help_requests',
  updated: helpTicketSchema.pick(['status']).partial(),
  view: toHelpTicketView,
  async toPatch({ status }, old) {
    if (status === undefined) return {};
    return {
      status,
      answered_at: status === 'answered' ? (old.answered_at ?? nowIso()) : null,
    };
  },
});
