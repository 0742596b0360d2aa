import {
  FAILS_IN_PLACE,
  FactList,
  FormDialogButton,
  Panel,
  Panels,
  QueryPage,
  RecordTable,
  StatusBadge,
  type TableColumn,
  createColumnHelper,
  useConfirmedCall,
  useSave,
  useTexts,
} from '@marketplace/shared/admin';
import { formatDateTime, formatNumber, toIndianDateTime } from '@marketplace/shared/format';
import {
  countHandled,
  getSendingTime,
  CAMPAIGN_TEXTS,
  getCampaignTexts,
  getOptionLabel,
  type MessageCampaign,
  type MessageDelivery,
  type MessageTemplate,
  newMessageCampaignSchema,
} from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { ListBase, useGetOne, useUpdate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { LastChange } from '../../history';
import { useNames } from '../../names';
import report from '../../report/report.module.css';
import { CampaignInputs } from './CampaignInputs';
import { PhonePreview } from './PhonePreview';
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

/** Whether a campaign can still be changed: nobody has had its message. */
const isOpen = ({ status, ...campaign }: MessageCampaign): boolean =>
  status === 'scheduled' && countHandled(campaign) === 0;

/** Changes whom a campaign is for, when it is sent, and which template it has. */
function ChangeButton({ campaign }: { campaign: MessageCampaign }) {
  const translate = useTranslate();
  const save = useSave('message-campaigns', translate('messaging.changed'), translate('kit.error'));
  const { name, template_id, partner_id, product, stage, send_at } = campaign;
  const plan = { name, template_id, partner_id, product, stage };
  return (
    <FormDialogButton
      form={`message-campaigns/${campaign.id}`}
      label={translate('messaging.change')}
      schema={newMessageCampaignSchema}
      record={{ ...plan, send_at: toIndianDateTime(send_at) }}
      save={async (values) => save(campaign, { ...values })}
    >
      <CampaignInputs campaign={campaign} />
    </FormDialogButton>
  );
}

/** Says that the template has other texts by now, and takes them. */
function RenewTexts({ campaign }: { campaign: MessageCampaign }) {
  const translate = useTranslate();
  const run = useConfirmedCall(['message-campaigns']);
  const [update] = useUpdate('message-campaigns', {}, { returnPromise: true });
  const renew = async () => {
    const data = { renew_texts: 1 };
    await update('message-campaigns', { id: campaign.id, data, previousData: campaign });
    notify.success(translate('messaging.changed'));
  };
  return (
    <div className={styles['notice']} role="note">
      <p>{translate('messaging.other_texts')}</p>
      <Button variant="secondary" size="small" onClick={() => void run(renew)}>
        {translate('messaging.renew_texts')}
      </Button>
    </div>
  );
}

/** What a campaign says, and to whom. */
function CampaignFacts({ campaign }: { campaign: MessageCampaign }) {
  const { translate, language } = useTexts();
  const { partnerName } = useNames();
  const { template_id, partner_id, product, stage, sent, limited } = campaign;
  const { data: template } = useGetOne<MessageTemplate>('message-templates', { id: template_id });
  const texts = getCampaignTexts(campaign, template);
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
    ['fields.channel', texts && getOptionLabel('messageChannel', texts.channel, language)],
    ['messaging.recipients', everyone && translate('messaging.everyone')],
    ['fields.partner_id', partner_id && partnerName(partner_id)],
    ['fields.product', getOptionLabel('product', product, language)],
    ['fields.stage', getOptionLabel('leadStage', stage, language)],
    ['messaging.sent', formatNumber(sent, language)],
    ['messaging.queued', campaign.queued > 0 && formatNumber(campaign.queued, language)],
    ['messaging.failed', campaign.failed > 0 && formatNumber(campaign.failed, language)],
    ['messaging.limited', limited > 0 && formatNumber(limited, language)],
  ] as const;
  const isOutdated =
    isOpen(campaign) && template && CAMPAIGN_TEXTS.some((name) => template[name] !== texts?.[name]);
  return (
    <Panels>
      <Panel size="narrow" title={translate('messaging.campaign')}>
        <FactList label={translate} facts={facts} />
        <LastChange collection="message_campaigns" record={campaign} />
      </Panel>
      <Panel size="wide" title={translate('messaging.preview')}>
        {isOutdated && <RenewTexts campaign={campaign} />}
        {texts && <PhonePreview template={texts} />}
      </Panel>
    </Panels>
  );
}

/** The log of a campaign: each message, when, to whom, in which language. */
export function CampaignPage() {
  const { id = '' } = useParams();
  const { translate, language } = useTexts();
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
      actions={
        data?.status === 'scheduled' && (
          <>
            {isOpen(data) && <ChangeButton campaign={data} />}
            <CancelButton campaign={data} />
          </>
        )
      }
      about={
        data && (
          <>
            <StatusBadge list="campaignStatus" status={data.status} />{' '}
            {translate('messaging.campaign_about', {
              at: formatDateTime(data.sent_at ?? getSendingTime(data.send_at), language),
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
              filters={['status', 'at']}
              pinned
            />
          </ListBase>
        </>
      )}
    </QueryPage>
  );
}
