import {
  buildCellColumn,
  ListPage,
  buildReadColumn,
  type TableColumn,
  useSave,
} from '@marketplace/shared/admin';
import {
  getFieldDescription,
  HELP_REQUEST_DAYS,
  helpTicketSchema,
} from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';

/** Lists the help requests, newest first, and whether somebody has answered them. */
export function HelpRequestList() {
  const translate = useTranslate();
  const save = useSave('help-requests', translate('help_requests.updated'), translate('kit.error'));
  const read = (name: string): TableColumn =>
    buildReadColumn(getFieldDescription(helpTicketSchema, name), translate);
  const status = buildCellColumn({
    schema: helpTicketSchema,
    field: getFieldDescription(helpTicketSchema, 'status'),
    translate,
    rowName: 'reference',
    save,
  });
  const columns: TableColumn[] = [
    read('reference'),
    { ...status, width: '8rem' },
    read('created_at'),
    {
      ...read('description'),
      label: translate('help_requests.request'),
      phone: 'wide',
      wrap: true,
      width: '14rem',
    },
    { ...read('contactName'), label: translate('fields.name') },
    { ...read('email'), phone: 'wide' },
    read('phoneNumber'),
    { ...read('company'), label: translate('help_requests.company') },
  ];
  return (
    <ListPage
      title={translate('ui.admin_routes.help_requests')}
      about={translate('help_requests.lead', { days: HELP_REQUEST_DAYS })}
      sort={{ field: 'created_at', order: 'DESC' }}
      empty={{ title: 'help_requests.empty', text: 'help_requests.empty_text' }}
      searchLabel={translate('help_requests.search')}
      filters={['status']}
      moreFilters={['created_at']}
      columns={columns}
      pinned
      compact
    />
  );
}
