import { helpTicketSchema } from '@marketplace/shared/schema';
import { nowIso } from '../../clock';
import { helpTicketView } from '../../data/views';
import { HttpError } from '../../httpError';
import { recordWriter } from './recordWriter';

const fields = helpTicketSchema.pick(['status']);

const refuse = (): never => {
  throw new HttpError(403, 'no_right');
};

/** Marks requests for help as answered or open again. People write them, and time removes them. */
export const helpRequestWriter = recordWriter({
  collection: 'help_requests',
  created: fields,
  updated: fields.partial(),
  view: helpTicketView,
  toRecord: async () => refuse(),
  async toPatch({ status }, old) {
    if (status === undefined) return {};
    return {
      status,
      answered_at: status === 'answered' ? (old.answered_at ?? nowIso()) : null,
    };
  },
  beforeRemove: async () => refuse(),
});
