import { ticketSchema } from '../schema/entities/ticket';
import { defineResource } from './defineResource';

/** Partners ask and admins answer by calls of the contract. */
export const tickets = defineResource({
  name: 'tickets',
  schema: ticketSchema,
  title: 'reference',
  searched: ['reference', 'subject', 'created_by_name'],
  read: [1],
  write: [1],
  writes: [],
  partnerField: 'partner_id',
});
