import { TicketPage, useClient, useConfirmedCall } from '@marketplace/shared/admin';
import { updateTicket } from '@marketplace/shared/api';
import { getClientValue } from '@marketplace/shared/session';
import type { Ticket } from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { useParams } from 'react-router-dom';
import { LastChange } from '../../history';
import { useNames } from '../../names';

interface DeskActionsProps {
  ticket: Ticket & { version?: number | undefined };
  onChange: () => void;
}

/** Assigns a ticket to the admin or unassigns it, and closes or reopens it. */
function DeskActions({ ticket, onChange }: DeskActionsProps) {
  const translate = useTranslate();
  const client = useClient();
  const own = Number(getClientValue('adminId'));
  const { id, status, assigned_to, version } = ticket;
  const isOwn = assigned_to === own;
  const isClosed = status === 'closed';
  const run = useConfirmedCall(onChange);
  const change = (patch: Partial<Pick<Ticket, 'status' | 'assigned_to'>>) =>
    run(async () => {
      const body = { status, assigned_to, ...patch, version };
      await client.call(updateTicket, { params: { id }, body });
      notify.success(translate('ticket_desk.updated'));
    });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() => void change({ assigned_to: isOwn ? null : own })}
      >
        {translate(isOwn ? 'ticket_desk.give_back' : 'ticket_desk.take')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        onClick={() => void change({ status: isClosed ? 'open' : 'closed' })}
      >
        {translate(isClosed ? 'ticket_desk.reopen' : 'ticket_desk.close')}
      </Button>
    </>
  );
}

export function AdminTicket() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { partnerName } = useNames();
  return (
    <TicketPage
      id={id}
      partnerName={partnerName}
      title={translate('ui.admin_routes.ticket')}
      trail={[{ label: translate('ui.admin_routes.tickets'), to: '/tickets' }]}
      renderActions={(ticket, onChange) => <DeskActions ticket={ticket} onChange={onChange} />}
      renderFooter={(ticket) => <LastChange collection="tickets" record={ticket} />}
    />
  );
}
