import {
  FactList,
  FAILS_IN_PLACE,
  buildOptionFilter,
  Panel,
  buildPeriodFilter,
  QueryPage,
  RecordTable,
  StatusBadge,
  createColumnHelper,
  type TableColumn,
  useConfirmedCall,
  useLanguage,
} from '@marketplace/shared/admin';
import { formatDateTime, formatNumber } from '@marketplace/shared/format';
import {
  getOptionLabel,
  type MessageCampaign,
  type MessageDelivery,
  type MessageTemplate,
} from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { ListBase, useGetOne, useUpdate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { useNames } from '../../names';
import report from '../../report/report.module.css';
import styles from './messaging.module.css';

function CancelButton({ campaign }: { campaign: MessageCampaign }) {
  const translate = useTranslate();
  const run = useConfirmedCall(['message-campaigns']);
  const [update] = useUpdate('message-campaigns', {}, { returnPromise: true });
  const save = async () => {
    await update('message-campaigns', {
      id: campaign.id,
      data: { status: 'cancelled' },
      previousData: campaign,
    });
    notify.success(translate('messaging.cancelled'));
  };
  const cancel = () =>
    run(save, {
      title: translate('messaging.cancel_title', { name: campaign.name }),
      text: translate('messaging.cancel_text'),
      confirmLabel: translate('messaging.cancel'),
      cancelLabel: translate('messaging.keep'),
      destructive: true,
    });
  return (
    <Button variant="secondary" size="small" onClick={() => void cancel()}>
      {translate('messaging.cancel')}
    </Button>
  );
}

/** What a campaign says, and to whom. */
function CampaignFacts({ campaign }: { campaign: MessageCampaign }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { partnerName } = useNames();
  const { template_id, partner_id, product, stage, sent, limited } = campaign;
  const { data: template } = useGetOne<MessageTemplate>('message-templates', { id: template_id });
  const everyone = !partner_id && !product && !stage;
  const facts = [
    [
      'fields.template_id',
      template && (
        <Link key="template" className={report['link']} to={`/message-templates/${template.id}`}>
          {template.name}
        </Link>
      ),
    ],
    ['fields.channel', template && getOptionLabel('messageChannel', template.channel, language)],
    ['messaging.recipients', everyone && translate('messaging.everyone')],
    ['fields.partner_id', partner_id && partnerName(partner_id)],
    ['fields.product', getOptionLabel('product', product, language)],
    ['fields.stage', getOptionLabel('leadStage', stage, language)],
    ['messaging.sent', formatNumber(sent, language)],
    ['messaging.limited', limited > 0 && formatNumber(limited, language)],
  ] as const;
  return (
    <Panel title={translate('messaging.campaign')}>
      <FactList label={translate} facts={facts} />
    </Panel>
  );
}

/** The log of a campaign: each message, when, to whom, in which language. */
export function CampaignPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const language = useLanguage();
  const query = useGetOne<MessageCampaign>('message-campaigns', { id: Number(id) });
  const { data } = query;
  const column = createColumnHelper<MessageDelivery>(translate, language);
  const columns: TableColumn<MessageDelivery>[] = [
    column.string('customer_reference', 'fields.reference'),
    column.string('contact', 'fields.contact', { sort: undefined }),
    column.display('language', 'fields.language', {
      render: ({ language: own }) => translate(`messaging.languages.${own}`),
    }),
    column.option('status', 'fields.status', 'deliveryStatus'),
    column.dateTime('at', 'messaging.at'),
  ];
  const title = data?.name ?? translate('ui.admin_routes.message_campaign');
  return (
    <QueryPage
      query={query}
      title={title}
      trail={[{ label: translate('ui.admin_routes.messaging'), to: '/messaging' }]}
      actions={data?.status === 'scheduled' && <CancelButton campaign={data} />}
      about={
        data && (
          <>
            <StatusBadge list="campaignStatus" status={data.status} />{' '}
            {translate('messaging.campaign_about', {
              at: formatDateTime(data.sent_at ?? data.send_at, language),
              by: data.created_by_name,
            })}
          </>
        )
      }
      height={240}
    >
      {(campaign) => (
        <>
          <div className={styles['facts']}>
            <CampaignFacts campaign={campaign} />
          </div>
          <ListBase<MessageDelivery>
            resource="message-deliveries"
            filter={{ campaign_id: campaign.id }}
            sort={{ field: 'at', order: 'DESC' }}
            perPage={50}
            storeKey={false}
            queryOptions={FAILS_IN_PLACE}
          >
            <RecordTable
              title={title}
              columns={columns}
              empty={{ title: 'messaging.no_deliveries', text: 'messaging.no_deliveries_text' }}
              searchLabel={translate('messaging.search_deliveries')}
              filters={[
                buildOptionFilter('status', translate('fields.status'), 'deliveryStatus', language),
                buildPeriodFilter('at', translate('messaging.at')),
              ]}
              pinned
            />
          </ListBase>
        </>
      )}
    </QueryPage>
  );
}
