import type { ReactNode } from 'react';
import { optionLabel } from '../../schema';
import { NotFoundPage, useTranslate } from '../../ui';
import { LoadState } from '../failure/LoadState';
import { useLanguage } from '../i18n/useLanguage';
import { useConsole } from '../shell/consoleContext';
import { PageHeader, type PageHeaderProps } from '../shell/PageHeader';
import { ReplyForm } from './ReplyForm';
import { TicketThread } from './TicketThread';
import styles from './tickets.module.css';
import { type Thread, useTicket } from './useTicket';

export interface TicketPageProps extends Required<Pick<PageHeaderProps, 'trail'>> {
  id: string;
  /** Title until the ticket has loaded. */
  title: string;
  /** Where the page of an unknown ticket leads. */
  home: string;
  /** Buttons of the desk. */
  renderActions?: (ticket: Thread['ticket'], onChange: () => void) => ReactNode;
}

/** A ticket with its thread and the form of an answer, in both consoles. */
export function TicketPage({ id, title, trail, home, renderActions }: TicketPageProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { isReadOnly } = useConsole();
  const { thread, error, refetch, show } = useTicket(id);
  if (thread === null) return <NotFoundPage inside home={home} />;
  const ticket = thread?.ticket;
  return (
    <>
      <PageHeader
        title={ticket?.subject ?? title}
        trail={trail}
        actions={ticket && renderActions?.(ticket, () => void refetch())}
      >
        {ticket &&
          [
            ticket.reference,
            optionLabel('ticketKind', ticket.kind, language),
            optionLabel('ticketStatus', ticket.status, language),
            ticket.assigned_name && translate('tickets.with', { name: ticket.assigned_name }),
          ]
            .filter(Boolean)
            .join(' · ')}
      </PageHeader>
      {!thread && (
        <LoadState error={error} onRetry={() => void refetch()} lines={6} height="24px" />
      )}
      {thread && (
        <div className={styles['page']}>
          <TicketThread thread={thread} />
          {isReadOnly ? (
            <p className={styles['quiet']}>{translate('tickets.read_only')}</p>
          ) : (
            <ReplyForm id={id} onSent={show} />
          )}
        </div>
      )}
    </>
  );
}
