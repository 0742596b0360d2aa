import {
  CreateDialogButton,
  ListPage,
  buildOptionFilter,
  buildReadColumn,
  createColumnHelper,
  type TableColumn,
  useLanguage,
} from '@marketplace/shared/admin';
import { formatDateTime, formatNumber } from '@marketplace/shared/format';
import {
  getFieldDescription,
  getSendingTime,
  type MessageCampaign,
  messageCampaignSchema,
  MESSAGE_HOURS,
  newMessageCampaignSchema,
} from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { Link } from 'react-router-dom';
import report from '../../report/report.module.css';
import type { ColumnParts } from '../../report';
import { CampaignInputs } from './CampaignInputs';

const buildCampaignColumns = ({
  translate,
  language,
}: Pick<ColumnParts, 'translate' | 'language'>): TableColumn<MessageCampaign>[] => {
  const column = createColumnHelper<MessageCampaign>(translate, language);
  return [
    column.accessor('name', 'fields.name', {
      wrap: true,
      width: '12rem',
      render: ({ id, name }) => (
        <Link className={report['link']} to={`/messaging/${id}`}>
          {name}
        </Link>
      ),
    }),
    buildReadColumn(getFieldDescription(messageCampaignSchema, 'template_id'), translate),
    column.option('status', 'fields.status', 'campaignStatus'),
    column.accessor('send_at', 'messaging.goes_at', {
      csv: ({ send_at }) => getSendingTime(send_at),
      render: ({ send_at }) => formatDateTime(getSendingTime(send_at), language),
    }),
    column.dateTime('sent_at', 'messaging.went_at'),
    ...(['sent', 'limited'] as const).map((name): TableColumn<MessageCampaign> =>
      column.accessor(name, `messaging.${name}`, {
        align: 'end',
        render: (campaign) => formatNumber(campaign[name], language),
      }),
    ),
    column.string('created_by_name', 'fields.created_by', { phone: 'wide' }),
  ];
};

export function CampaignList() {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <ListPage<MessageCampaign>
      resource="message-campaigns"
      title={translate('ui.admin_routes.messaging')}
      about={translate('messaging.about', MESSAGE_HOURS)}
      sort={{ field: 'id', order: 'DESC' }}
      actions={
        <CreateDialogButton
          label={translate('messaging.new_campaign')}
          submitLabel={translate('messaging.schedule')}
          success={() => translate('messaging.scheduled')}
          schema={newMessageCampaignSchema}
        >
          <CampaignInputs />
        </CreateDialogButton>
      }
      empty={{ title: 'messaging.no_campaigns', text: 'messaging.no_campaigns_text' }}
      searchLabel={translate('messaging.search')}
      filters={[
        buildOptionFilter('status', translate('fields.status'), 'campaignStatus', language),
      ]}
      columns={buildCampaignColumns({ translate, language })}
      pinned
    />
  );
}
