import { buildReadColumn, createColumnHelper, type TableColumn } from '@marketplace/shared/admin';
import { formatDateTime, formatNumber } from '@marketplace/shared/format';
import {
  getFieldDescription,
  getSendingTime,
  type MessageCampaign,
  messageCampaignSchema,
} from '@marketplace/shared/schema';
import { type ColumnParts, buildLinkColumn } from '../../report';

/** Builds the columns of campaigns: when each goes, after quiet hours too, and when it went. */
export const buildCampaignColumns = ({
  translate,
  language,
}: Pick<ColumnParts, 'translate' | 'language'>): TableColumn<MessageCampaign>[] => {
  const column = createColumnHelper<MessageCampaign>(translate, language);
  return [
    buildLinkColumn({ translate }, 'messaging', 'name', { wrap: true, width: '12rem' }),
    buildReadColumn(getFieldDescription(messageCampaignSchema, 'template_id'), translate),
    column.option('status', 'fields.status', 'campaignStatus'),
    column.accessor('send_at', 'messaging.goes_at', {
      csv: ({ send_at }) => getSendingTime(send_at),
      render: ({ send_at }) => formatDateTime(getSendingTime(send_at), language),
    }),
    column.dateTime('sent_at', 'messaging.went_at'),
    ...(['sent', 'queued', 'failed', 'limited'] as const).map(
      (name): TableColumn<MessageCampaign> =>
        column.accessor(name, `messaging.${name}`, {
          align: 'end',
          hidden: name === 'queued' || name === 'failed',
          render: (campaign) => formatNumber(campaign[name], language),
        }),
    ),
    column.string('created_by_name', 'fields.created_by', { phone: 'wide' }),
  ];
};
