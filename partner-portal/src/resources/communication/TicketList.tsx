import {
  FormDialogButton,
  ListPage,
  SchemaInput,
  buildTicketColumns,
  useClient,
  useConsole,
  useShowCreated,
} from '@marketplace/shared/admin';
import { createTicket } from '@marketplace/shared/api';
import { newTicketSchema, type Ticket } from '@marketplace/shared/schema';
import { notify } from '@marketplace/shared/ui';
import { useRefresh, useTranslate } from 'react-admin';

interface TicketListProps {
  kind: 'tech_support' | 'general_query';
}

/** Lists the partner's tickets of one kind, the one with the newest message first. */
function TicketList({ kind }: TicketListProps) {
  const translate = useTranslate();
  const { isReadOnly } = useConsole();
  return (
    <ListPage<Ticket>
      resource="tickets"
      filter={{ kind }}
      sort={{ field: 'updated_at', order: 'DESC' }}
      perPage={25}
      trail={[
        { label: translate('portal.dashboard'), to: '/' },
        { label: translate('communication.title'), to: '/communication' },
      ]}
      title={translate(`communication.${kind}`)}
      about={translate(`communication.${kind}_about`)}
      empty={{ title: 'communication.empty', text: 'communication.empty_text' }}
      searchLabel={translate('communication.search')}
      filters={['status']}
      columns={buildTicketColumns({
        translate,
        side: 'unread_partner',
        to: ({ id }) => `/communication/tickets/${id}`,
        fields: ['reference', 'status', 'assigned_name', 'created_at', 'updated_at'],
      })}
      actions={!isReadOnly && <NewTicket kind={kind} />}
    />
  );
}

function NewTicket({ kind }: TicketListProps) {
  const translate = useTranslate();
  const client = useClient();
  const refresh = useRefresh();
  const showCreated = useShowCreated();
  return (
    <FormDialogButton
      form={`tickets/${kind}`}
      button={{ size: 'normal' }}
      label={translate('communication.ask')}
      submitLabel={translate('tickets.send')}
      schema={newTicketSchema}
      record={{ kind }}
      save={async (values) => {
        const body = newTicketSchema.cast(values);
        const { data } = await client.call(createTicket, { body });
        notify.success(translate('communication.asked', { reference: data.reference }));
        refresh();
        showCreated(data.reference);
      }}
    >
      <SchemaInput autoFocus source="subject" />
      <SchemaInput source="text" />
    </FormDialogButton>
  );
}

export function TechSupport() {
  return <TicketList kind="tech_support" />;
}

export function GeneralQuery() {
  return <TicketList kind="general_query" />;
}
