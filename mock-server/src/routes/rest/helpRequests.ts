import { helpTicketSchema } from '@marketplace/shared/schema';
import { nowIso } from '../../clock';
import { helpTicketView } from '../../data/views';
import { HttpError } from '../../httpError';
import { recordWriter } from './recordWriter';

const updated = helpTicketSchema.pick(['status']);

const refuse = (): never => {
  throw new HttpError(403, 'no_right');
};

/** Marks requests for help as answered or open again. People write them, and time removes them. */
export const helpRequestWriter = recordWriter({
  collection: 'help_requests',
  created: updated,
  updated,
  view: helpTicketView,
  toRecord: async () => refuse(),
  toPatch: async ({ status }, old) => ({
    status,
    answered_at: status === 'answered' ? (old.answered_at ?? nowIso()) : null,
  }),
  beforeRemove: async () => refuse(),
});
