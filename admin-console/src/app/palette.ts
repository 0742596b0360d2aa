import type { CreatedRecords, SearchedRecords } from '@marketplace/shared/admin';
import type { RaRecord } from 'react-admin';
import { maskSearch } from '../report';

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
    toQuery: maskSearch,
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
  { resource: 'message-templates', label: 'messaging.new_template' },
];
