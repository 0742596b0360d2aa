import type { CreatedRecords, SearchedRecords } from '@marketplace/shared/admin';
import type { RaRecord } from 'react-admin';

const readField = (name: string) => (record: RaRecord) => String(record[name] ?? record.id);

/** Records that the command palette finds, for the roles that may see them. */
export const searched: readonly SearchedRecords[] = [
  {
    resource: 'lenders',
    label: 'ui.admin_routes.lenders',
    title: readField('name'),
    to: ({ id }) => `/lenders/${id}`,
  },
  {
    resource: 'credit-cards',
    label: 'ui.admin_routes.credit_cards',
    title: readField('category_name'),
    to: ({ category_name: name }) =>
      `/credit-cards?${new URLSearchParams({ filter: JSON.stringify({ q: String(name) }) })}`,
  },
  {
    resource: 'partners',
    label: 'ui.admin_routes.partners',
    title: readField('title'),
    to: ({ id }) => `/partners/${id}`,
  },
  {
    resource: 'customers',
    label: 'ui.admin_routes.csr_customer',
    title: readField('customer_name'),
    to: ({ id, partner_id: partner }) => `/csr-portal/${id}/${String(partner)}`,
  },
  {
    resource: 'tracking-links',
    label: 'ui.admin_routes.tracking_link',
    title: readField('campaign'),
    to: ({ id }) => `/tracking-links/${id}`,
  },
  {
    resource: 'message-campaigns',
    label: 'ui.admin_routes.message_campaign',
    title: readField('name'),
    to: ({ id }) => `/messaging/${id}`,
  },
  {
    resource: 'message-templates',
    label: 'ui.admin_routes.message_template',
    title: readField('name'),
    to: ({ id }) => `/message-templates/${id}`,
  },
  {
    resource: 'tickets',
    label: 'ui.admin_routes.ticket',
    title: readField('subject'),
    to: ({ id }) => `/tickets/${id}`,
  },
  {
    resource: 'payouts',
    label: 'ui.admin_routes.payout',
    title: readField('reference'),
    to: ({ id }) => `/payouts/${id}`,
  },
  {
    resource: 'erasures',
    label: 'ui.admin_routes.erasure_request',
    title: readField('reference'),
    to: ({ id }) => `/customer-info-deletion/${id}`,
  },
  {
    resource: 'admin-users',
    label: 'ui.admin_routes.user_management',
    title: readField('name'),
    to: ({ name }) =>
      `/user-management?${new URLSearchParams({ filter: JSON.stringify({ q: String(name) }) })}`,
  },
];

/** Lists to which the command palette adds records, for the roles that may. */
export const created: readonly CreatedRecords[] = [
  { resource: 'lenders', label: 'lenders.add' },
  { resource: 'credit-cards', label: 'credit_cards.add' },
  { resource: 'customer-tasks', label: 'tasks.add' },
  { resource: 'tracking-links', label: 'tracking_links.add' },
  { resource: 'message-campaigns', label: 'messaging.new_campaign', path: '/messaging' },
  { resource: 'message-templates', label: 'messaging.new_template' },
  { resource: 'admin-users', label: 'user_management.add', path: '/user-management' },
];
