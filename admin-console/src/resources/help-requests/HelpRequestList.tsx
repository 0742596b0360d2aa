import {
  cellColumn,
  optionFilter,
  ListToolbar,
  PageHeader,
  readColumn,
  RecordTable,
  type TableColumn,
  useLanguage,
  useSave,
} from '@marketplace/shared/admin';
import {
  getFieldDescription,
  HELP_REQUEST_DAYS,
  helpTicketSchema,
} from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { ListBase } from 'react-admin';

/** What people asked for help with, newest first, and whether it was answered. */
export function HelpRequestList() {
  const translate = useTranslate();
  const language = useLanguage();
  const save = useSave('help-requests', translate('help_requests.updated'), translate('kit.error'));
  const read = (name: string): TableColumn =>
    readColumn(getFieldDescription(helpTicketSchema, name), translate);
  const status = cellColumn({
    schema: helpTicketSchema,
    field: getFieldDescription(helpTicketSchema, 'status'),
    translate,
    rowName: 'reference',
    save,
  });
  const columns: TableColumn[] = [
    { ...read('reference'), phone: 'title' },
    { ...status, width: '8rem' },
    read('created_at'),
    {
      ...read('description'),
      label: translate('help_requests.request'),
      phone: 'wide',
      wrap: true,
      width: '14rem',
    },
    { ...read('contactName'), label: translate('help_requests.name') },
    { ...read('email'), phone: 'wide' },
    read('phoneNumber'),
    { ...read('company'), label: translate('help_requests.company') },
  ];
  const title = translate('ui.admin_routes.help_requests');
  const filters = [optionFilter('status', translate('fields.status'), 'helpStatus', language)];
  return (
    <ListBase sort={{ field: 'created_at', order: 'DESC' }} perPage={50}>
      <PageHeader title={title}>
        {translate('help_requests.lead', { days: HELP_REQUEST_DAYS })}
      </PageHeader>
      <ListToolbar
        searchLabel={translate('help_requests.search')}
        filters={filters}
        columns={columns}
      />
      <RecordTable title={title} columns={columns} pinned />
    </ListBase>
  );
}
