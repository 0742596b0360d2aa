import Chip from '@mui/material/Chip';
import { Link } from 'react-router-dom';
import type { Translate } from '../../../i18n';
import { getFieldDescription, type Ticket, ticketSchema } from '../../../schema';
import { buildReadColumn } from '../../table/columns/fieldColumns';
import type { TableColumn } from '../../fields/column';
import styles from './tickets.module.css';

interface TicketColumnsOptions {
  translate: Translate;
  side: 'unread_partner' | 'unread_desk';
  to: (ticket: Ticket) => string;
  /** Further fields of a ticket, in order. */
  fields: readonly (keyof Ticket)[];
}

/** The columns of a list of tickets; the first says which have something new for this side. */
export const buildTicketColumns = ({
  translate,
  side,
  to,
  fields,
}: TicketColumnsOptions): TableColumn<Ticket>[] => [
  {
    name: 'subject',
    label: translate('fields.subject'),
    sort: 'subject',
    wrap: true,
    width: '14rem',
    render: (ticket) => (
      <>
        <Link className={styles['subject']} data-unread={ticket[side] === 1} to={to(ticket)}>
          {ticket.subject}
        </Link>{' '}
        {ticket[side] === 1 && (
          <Chip component="span" size="small" color="info" label={translate('tickets.unread')} />
        )}
      </>
    ),
  },
  ...fields.map((name) => buildReadColumn(getFieldDescription(ticketSchema, name), translate)),
];
