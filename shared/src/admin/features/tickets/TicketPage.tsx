import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Note } from '../../layout/text';
import { getOptionLabel } from '../../../schema';
import { useTexts } from '../../i18n/useTexts';
import { useConsole } from '../../context/consoleContext';
import { QueryPage, type QueryPageProps } from '../../resource/QueryPage';
import { StatusBadge } from '../../fields/status/StatusBadge';
import { ReplyForm } from './ReplyForm';
import { TicketThread } from './TicketThread';
import { type Thread, useTicket } from './useTicket';

export interface TicketPageProps extends Pick<QueryPageProps<unknown>, 'trail'> {
  id: string;
  /** Title until the ticket has loaded. */
  title: string;
  /** Returns the partner's name; only the admin console needs it. */
  partnerName?: (id: number) => string;
  /** Buttons of the desk. */
  renderActions?: (ticket: Thread['ticket'], onChange: () => void) => ReactNode;
  /** A line below the thread, in the desk's console. */
  renderFooter?: (ticket: Thread['ticket']) => ReactNode;
}

/** A ticket with its thread and the form of an answer, in both consoles. */
export function TicketPage(props: TicketPageProps) {
  const { id, title, trail, partnerName, renderActions, renderFooter } = props;
  const { translate, language } = useTexts();
  const { isReadOnly } = useConsole();
  const { query, show } = useTicket(id);
  const ticket = query.data?.ticket;
  return (
    <QueryPage
      query={query}
      title={ticket?.subject ?? title}
      trail={trail}
      actions={ticket && renderActions?.(ticket, () => void query.refetch())}
      about={
        ticket && (
          <>
            {partnerName && `${partnerName(ticket.partner_id)} · `}
            {ticket.reference} · {getOptionLabel('ticketKind', ticket.kind, language)}{' '}
            <StatusBadge list="ticketStatus" status={ticket.status} />
            {ticket.assigned_name && (
              <> · {translate('tickets.with', { name: ticket.assigned_name })}</>
            )}
          </>
        )
      }
      lines={6}
      height="24px"
    >
      {(thread) => (
        <Stack spacing={3} sx={{ maxWidth: 760 }}>
          <TicketThread thread={thread} />
          {isReadOnly ? (
            <Note>{translate('tickets.read_only')}</Note>
          ) : (
            <ReplyForm id={id} onSent={show} />
          )}
          {renderFooter?.(thread.ticket)}
        </Stack>
      )}
    </QueryPage>
  );
}
