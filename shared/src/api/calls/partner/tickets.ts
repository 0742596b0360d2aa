import { mixed, object, string } from 'yup';
import { tickets } from '../../../resources/support';
import {
  newTicketMessageSchema,
  newTicketSchema,
  ticketMessageSchema,
  ticketSchema,
  ticketUpdateSchema,
} from '../../../schema/entities/partner/ticket';
import { endpoint } from '../../endpoint';
import { dataAnswer, requiredArray } from '../answers';
import { recordVersion, versionSeen } from '../version';

/** A partner reads and writes in its own tickets, others are 404; admins in all. */
const bothSides = { access: { partner: true, admin: tickets.read } } as const;

const ticket = ticketSchema.shape(recordVersion);

const thread = dataAnswer({
  ticket: ticket.required(),
  messages: requiredArray(ticketMessageSchema),
});

export const createTicket = endpoint({
  id: 'createTicket',
  method: 'POST',
  creates: true,
  path: '/api/partner/tickets',
  summary: 'Ask the support team',
  access: { partner: true },
  body: newTicketSchema,
  answer: object({ data: ticket.required() }),
});

export const getTicket = endpoint({
  id: 'getTicket',
  method: 'GET',
  path: '/api/tickets/:id',
  summary: 'Read a ticket',
  ...bothSides,
  answer: thread,
});

/** Returns a ticket as `getTicket` does, and notes that the caller's side has read it. */
export const markTicketRead = endpoint({
  id: 'markTicketRead',
  method: 'POST',
  path: '/api/tickets/:id/read',
  summary: 'Mark a ticket as read',
  ...bothSides,
  body: object({}).noUnknown(),
  answer: thread,
});

/** Writes in a ticket. A partner's message opens it again, an admin's answers it. */
export const replyToTicket = endpoint({
  id: 'replyToTicket',
  method: 'POST',
  creates: true,
  path: '/api/tickets/:id/messages',
  summary: 'Write in a ticket',
  ...bothSides,
  body: newTicketMessageSchema,
  answer: thread,
});

/** Attaches a picture or a PDF to a ticket. 422 for any other file, whatever its name says. */
export const attachToTicket = endpoint({
  id: 'attachToTicket',
  method: 'POST',
  creates: true,
  path: '/api/tickets/:id/attachments',
  summary: 'Attach a file to a ticket',
  ...bothSides,
  encoding: 'multipart',
  body: object({ image_name: mixed<Blob>().required() }).noUnknown(),
  answer: thread,
});

/** Returns an attached file in Base64. */
export const getTicketAttachment = endpoint({
  id: 'getTicketAttachment',
  method: 'GET',
  path: '/api/tickets/:id/attachments/:message',
  summary: 'Fetch a file of a ticket',
  ...bothSides,
  answer: dataAnswer({
    name: string().required(),
    content_type: string().required(),
    base64: string().required(),
  }),
});

export const updateTicket = endpoint({
  id: 'updateTicket',
  method: 'POST',
  path: '/api/tickets/:id',
  summary: 'Close or assign a ticket',
  access: { admin: tickets.write },
  body: ticketUpdateSchema.shape(versionSeen),
  answer: object({ data: ticket.required() }),
});
