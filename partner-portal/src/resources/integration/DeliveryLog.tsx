import {
  DialogHeader,
  FactList,
  Panel,
  Subheading,
  type TableColumn,
  UrlTable,
  buildChoiceFilter,
  createColumnHelper,
  useClient,
  useConfirmedCall,
  useConsole,
  useTexts,
} from '@marketplace/shared/admin';
import { replayDelivery } from '@marketplace/shared/api';
import { formatDateTime } from '@marketplace/shared/format';
import {
  getOptionLabel,
  INTEGRATION_LIMITS,
  type Webhook,
  type WebhookDelivery,
} from '@marketplace/shared/schema';
import { Button, notify } from '@marketplace/shared/ui';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useGetList, useListContext } from 'react-admin';
import { describeAnswer } from './describeAnswer';
import styles from './integration.module.css';

/** An attempt ends within this time; the log then shows its outcome. */
const DUE_MS = 60_000;
const REFRESH_MS = 3000;

/** When the server tries again; undefined if it does not. */
const getNextAttempt = ({ status, next_attempt_at }: WebhookDelivery): string | undefined =>
  (status === 'pending' && next_attempt_at) || undefined;

/** Refetches the log while one of its attempts is due. */
function DueRefresh() {
  const { data = [], refetch } = useListContext<WebhookDelivery>();
  const refresh = useEffectEvent(() => {
    // Nobody looks at a tab in the background.
    if (document.visibilityState === 'hidden') return;
    const soon = Date.now() + DUE_MS;
    const isDue = data.some(
      (delivery) =>
        delivery.status === 'sending' || Date.parse(getNextAttempt(delivery) ?? '') < soon,
    );
    if (isDue) void refetch();
  });
  useEffect(() => {
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return null;
}

interface DeliveryDialogProps {
  /** The delivery at the time when the dialog opened; the surrounding log has the current one. */
  opened: WebhookDelivery;
  /** The address of the webhook. */
  url: string | undefined;
  onClose: () => void;
}

/** Shows an event that was sent to a webhook and its outcome, and sends it again. */
function DeliveryDialog({ opened, url, onClose }: DeliveryDialogProps) {
  const { translate, language } = useTexts();
  const client = useClient();
  const run = useConfirmedCall(['webhook-deliveries']);
  const { isReadOnly = false } = useConsole();
  const id = useId();
  const { data = [] } = useListContext<WebhookDelivery>();
  const delivery = data.find((one) => one.id === opened.id) ?? opened;
  const body: unknown = JSON.parse(delivery.body);
  const { event, status, attempts, attempted_at } = delivery;
  const formatWhen = (at: string | null = null) => at && formatDateTime(at, language);
  const facts = [
    ['fields.event', getOptionLabel('webhookEvent', event, language)],
    ['integration.address', url],
    ['fields.status', getOptionLabel('webhookStatus', status, language)],
    ['integration.answer', describeAnswer(delivery, translate)],
    ['integration.attempts', String(attempts)],
    ['integration.last_attempt', formatWhen(attempted_at)],
    ['integration.next', formatWhen(getNextAttempt(delivery))],
  ] as const;
  const replay = () =>
    run(async () => {
      await client.call(replayDelivery, { params: { id: delivery.id }, body: {} });
      notify.success(translate('integration.sent'));
      onClose();
    });
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogHeader id={id} title={translate('integration.delivery')} onClose={onClose} />
      {/* Make the text focusable, so that the keyboard can scroll it. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={id}>
        <FactList label={translate} facts={facts} />
        <Subheading>{translate('integration.content')}</Subheading>
        <pre className={styles['block']}>{JSON.stringify(body, null, 2)}</pre>
      </DialogContent>
      <DialogActions>
        <Button disabled={isReadOnly} onClick={() => void replay()}>
          {translate('integration.replay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Lists the events of the last 30 days, and whether each arrived. */
export function DeliveryLog() {
  const { translate, language } = useTexts();
  const [shown, setShown] = useState<WebhookDelivery>();
  const { data: webhooks = [] } = useGetList<Webhook>('webhooks', {
    pagination: { page: 1, perPage: INTEGRATION_LIMITS.webhooks },
  });
  const hasSeveral = webhooks.length > 1;
  const getUrl = ({ webhook_id }: WebhookDelivery) =>
    webhooks.find(({ id }) => id === webhook_id)?.url;
  const column = createColumnHelper<WebhookDelivery>(translate, language);
  const columns: TableColumn<WebhookDelivery>[] = [
    column.display('event', 'fields.event', {
      render: (delivery) => (
        <Button
          variant="ghost"
          size="small"
          className={styles['event']}
          onClick={() => setShown(delivery)}
        >
          {getOptionLabel('webhookEvent', delivery.event, language)}
        </Button>
      ),
    }),
    ...(hasSeveral
      ? [
          column.display('webhook_id', 'integration.address', {
            phone: 'wide',
            wrap: true,
            csv: getUrl,
            render: (delivery) => getUrl(delivery) ?? '–',
          }),
        ]
      : []),
    column.option('status', 'fields.status', 'webhookStatus'),
    column.display('response_status', 'integration.answer', {
      wrap: true,
      csv: (delivery) => describeAnswer(delivery, translate),
      render: (delivery) => describeAnswer(delivery, translate),
    }),
    column.number('attempts', 'integration.attempts', { sort: undefined }),
    column.dateTime('created_at', 'integration.at'),
    column.display('next_attempt_at', 'integration.next', {
      render: (delivery) => {
        const next = getNextAttempt(delivery);
        return next === undefined ? '–' : formatDateTime(next, language);
      },
    }),
  ];
  const title = translate('integration.deliveries');
  return (
    <Panel title={title} size="full">
      <UrlTable
        resource="webhook-deliveries"
        prefix="webhook-deliveries."
        perPage={10}
        title={title}
        columns={columns}
        empty={{ title: 'integration.no_deliveries', text: 'integration.no_deliveries_text' }}
        filters={[
          ...(hasSeveral
            ? [
                buildChoiceFilter(
                  'webhook_id',
                  translate('integration.address'),
                  webhooks.map(({ id, url }) => ({ id, name: url })),
                ),
              ]
            : []),
          'status',
          'event',
          'created_at',
        ]}
      >
        <DueRefresh />
        {shown && (
          <DeliveryDialog opened={shown} url={getUrl(shown)} onClose={() => setShown(undefined)} />
        )}
      </UrlTable>
    </Panel>
  );
}
