import {
  CreateDialogButton,
  ListPage,
  buildReadColumn,
  type TableColumn,
} from '@marketplace/shared/admin';
import {
  getFieldDescription,
  type MessageTemplate,
  messageTemplateSchema,
  newMessageTemplateSchema,
} from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { buildLinkColumn } from '../../report';
import { TemplateInputs } from './TemplateInputs';

const getField = (name: string) => getFieldDescription(messageTemplateSchema, name);

export function TemplateList() {
  const translate = useTranslate();
  const columns: TableColumn<MessageTemplate>[] = [
    buildLinkColumn({ translate }, 'message-templates', 'name', { wrap: true, width: '12rem' }),
    buildReadColumn(getField('channel'), translate),
    {
      ...buildReadColumn(getField('body_en'), translate),
      phone: 'wide',
      wrap: true,
      width: '20rem',
    },
    buildReadColumn(getField('dlt_id'), translate),
    buildReadColumn(getField('archived'), translate),
  ];
  return (
    <ListPage<MessageTemplate>
      title={translate('ui.admin_routes.message_templates')}
      trail={[{ label: translate('ui.admin_routes.messaging'), to: '/messaging' }]}
      sort={{ field: 'name', order: 'ASC' }}
      actions={
        <CreateDialogButton
          label={translate('messaging.new_template')}
          success={() => translate('messaging.template_saved')}
          schema={newMessageTemplateSchema}
        >
          <TemplateInputs />
        </CreateDialogButton>
      }
      empty={{ title: 'messaging.no_templates', text: 'messaging.no_templates_text' }}
      searchLabel={translate('messaging.search_templates')}
      moreFilters={['channel', 'archived']}
      columns={columns}
      pinned
    />
  );
}
