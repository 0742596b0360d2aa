import { disputes } from '../../../resources/earnings';
import {
  disputeThreadSchema,
  newDisputeMessageSchema,
  newDisputeSchema,
} from '../../../schema/entities/partner/dispute';
import { endpoint } from '../../endpoint';
import { doneAnswer, recordAnswer } from '../answers';

const both = { access: { partner: true, admin: disputes.write } } as const;
const threadAnswer = recordAnswer(disputeThreadSchema);

/** Opens a dispute about a line of the calling partner. 409 while one about it is open. */
export const openDispute = endpoint({
  id: 'openDispute',
  method: 'POST',
  creates: true,
  path: '/api/partner/disputes',
  summary: 'Dispute a line of the ledger',
  access: { partner: true },
  body: newDisputeSchema,
  answer: threadAnswer,
});

/** Returns a dispute with its thread. A partner sees its own alone. */
export const getDispute = endpoint({
  id: 'getDispute',
  method: 'GET',
  path: '/api/disputes/:id',
  summary: 'A dispute with its thread',
  ...both,
  answer: threadAnswer,
});

/** Adds a message. An admin's answers the dispute, and may resolve it; a partner's opens it again. */
export const writeDispute = endpoint({
  id: 'writeDispute',
  method: 'POST',
  creates: true,
  path: '/api/disputes/:id/messages',
  summary: 'Write a message in a dispute',
  ...both,
  body: newDisputeMessageSchema,
  answer: threadAnswer,
});

export const readDispute = endpoint({
  id: 'readDispute',
  method: 'POST',
  path: '/api/disputes/:id/read',
  summary: 'Note that a dispute was read',
  ...both,
  answer: doneAnswer(),
});
