import { applicationSchema } from '../schema/entities/borrower/application';
import { customerSchema } from '../schema/entities/customers/customer';
import { customerTaskSchema } from '../schema/entities/customers/customerTask';
import { erasureRequestSchema } from '../schema/entities/borrower/erasure';
import { helpTicketSchema } from '../schema/entities/borrower/helpRequest';
import { LEAD_ANSWERS, leadSchema } from '../schema/entities/partner/lead';
import { duplicatePairSchema, mergeSchema } from '../schema/entities/customers/merge';
import { defineResource } from './defineResource';

export const customers = defineResource({
  name: 'customers',
  schema: customerSchema,
  title: 'customer_name',
  searched: ['id', 'reference', 'customer_name', 'city', 'contact', 'tin'],
  masked: ['contact', 'tin'],
  read: [1, 2, 3],
  write: [],
});

/** Tasks of the desk for customers. */
export const customerTasks = defineResource({
  name: 'customer-tasks',
  schema: customerTaskSchema,
  title: 'title',
  searched: ['title', 'customer_name', 'assignee_name'],
  read: [1, 2, 3],
  write: [1, 2, 3],
});

export const applications = defineResource({
  name: 'applications',
  schema: applicationSchema,
  title: 'customer_name',
  searched: ['id', 'reference', 'customer_name', 'lender_name'],
  hiddenFromPartners: ['remarks'],
  read: [1, 2],
  write: [],
  partners: 'own',
  scope: 'leads:read',
});

export const leads = defineResource({
  name: 'leads',
  schema: leadSchema,
  title: 'customer_name',
  searched: ['id', 'reference', 'customer_name', 'contact'],
  masked: ['contact'],
  hiddenFromPartners: LEAD_ANSWERS,
  read: [1, 2],
  write: [],
  partners: 'own',
  scope: 'leads:read',
});

/** People write them by a call of the contract; support answers them, and the server deletes old ones. */
export const helpRequests = defineResource({
  name: 'help-requests',
  schema: helpTicketSchema,
  title: 'reference',
  searched: ['reference', 'contactName', 'email', 'phoneNumber'],
  read: [1, 3],
  write: [1, 3],
  writes: ['update'],
});

/** Borrowers and admins ask by calls of the contract; a scheduled job erases. */
export const erasures = defineResource({
  name: 'erasures',
  schema: erasureRequestSchema,
  title: 'reference',
  searched: ['reference'],
  masked: ['customer_reference', 'customer_name', 'contact'],
  read: [1],
  write: [1],
  writes: [],
});

/** Pairs of customers who may be one person. The server finds them. */
export const duplicates = defineResource({
  name: 'duplicates',
  schema: duplicatePairSchema,
  title: 'first_reference',
  searched: [
    'first_reference',
    'first_customer_name',
    'first_contact',
    'second_reference',
    'second_customer_name',
    'second_contact',
  ],
  masked: ['first_contact', 'second_contact'],
  read: [1],
  write: [1],
  writes: [],
});

/** Merges of two customers. Calls of the contract make and undo them. */
export const merges = defineResource({
  name: 'merges',
  schema: mergeSchema,
  title: 'survivor_reference',
  searched: ['survivor_reference', 'survivor_name', 'merged_reference', 'merged_name', 'reason'],
  read: [1],
  write: [1],
  writes: [],
});
