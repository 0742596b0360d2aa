import {
  messageCampaignSchema,
  messageDeliverySchema,
  messageTemplateSchema,
} from '../schema/entities/customers/messaging';
import { defineResource } from './defineResource';

/** Nobody deletes a template, because campaigns name it. */
export const messageTemplates = defineResource({
  name: 'message-templates',
  schema: messageTemplateSchema,
  title: 'name',
  searched: ['name', 'dlt_id', 'body_en', 'body_hi'],
  read: [1],
  write: [1],
  writes: ['create', 'update'],
});

/** A scheduled job sends them. */
export const messageCampaigns = defineResource({
  name: 'message-campaigns',
  schema: messageCampaignSchema,
  title: 'name',
  searched: ['name', 'created_by_name'],
  read: [1],
  write: [1],
  writes: ['create', 'update'],
});

export const messageDeliveries = defineResource({
  name: 'message-deliveries',
  schema: messageDeliverySchema,
  title: 'customer_reference',
  searched: ['customer_reference'],
  masked: ['contact'],
  read: [1],
  write: [],
});
