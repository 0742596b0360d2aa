import { buildChoiceFilter, ListPage, buildTicketColumns } from '@marketplace/shared/admin';
import type { Ticket } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { useNames } from '../../names';

export function TicketList() {
  const translate = useTranslate();
  const { partners } = useNames();
  return (
    <ListPage<Ticket>
      title={translate('ui.admin_routes.tickets')}
      sort={{ field: 'updated_at', order: 'DESC' }}
      empty={{ title: 'ticket_desk.empty', text: 'ticket_desk.empty_text' }}
      searchLabel={translate('ticket_desk.search')}
      filters={[
        'status',
        'kind',
        buildChoiceFilter('partner_id', translate('fields.partner_id'), partners),
      ]}
      columns={buildTicketColumns({
        translate,
        side: 'unread_desk',
        to: ({ id }) => `/tickets/${id}`,
        fields: ['reference', 'status', 'kind', 'partner_id', 'assigned_name', 'updated_at'],
      })}
      pinned
    />
  );
}
