import {
  DialogHeader,
  Panel,
  buildOptionFilter,
  periodFilter,
  createColumnHelper,
  type TableColumn,
  UrlTable,
  useClient,
  useConfirmedCall,
  useConsole,
  useLanguage,
} from '@marketplace/shared/admin';
import { replayDelivery } from '@marketplace/shared/api';
import { formatDateTime } from '@marketplace/shared/format';
import { getOptionLabel, type WebhookDelivery } from '@marketplace/shared/schema';
import { Button, useTranslate } from '@marketplace/shared/ui';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { describeAnswer } from './deliveryProblem';
import styles from './integration.module.css';

interface DeliveryDialogProps {
  delivery: WebhookDelivery;
  onClose: () => void;
}

/** An event that was sent to a webhook, with a button that sends it again. */
function DeliveryDialog({ delivery, onClose }: DeliveryDialogProps) {
  const translate = useTranslate();
  const client = useClient();
  const run = useConfirmedCall(['webhook-deliveries']);
  const { isReadOnly = false } = useConsole();
  const id = useId();
  const body: unknown = JSON.parse(delivery.body);
  const replay = () =>
    run(async () => {
      await client.call(replayDelivery, { params: { id: delivery.id }, body: {} });
      onClose();
    });
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogHeader id={id} title={translate('integration.delivery')} onClose={onClose} />
      <DialogContent>
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

/** The events sent to the webhooks in the last 30 days, and whether each arrived. */
export function DeliveryLog() {
  const translate = useTranslate();
  const language = useLanguage();
  const [shown, setShown] = useState<WebhookDelivery>();
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
    column.option('status', 'fields.status', 'webhookStatus'),
    column.display('response_status', 'integration.answer', {
      wrap: true,
      csv: (delivery) => describeAnswer(delivery, translate),
      render: (delivery) => describeAnswer(delivery, translate),
    }),
    column.number('attempts', 'integration.attempts', { sort: undefined }),
    column.dateTime('created_at', 'integration.at'),
    column.display('next_attempt_at', 'integration.next', {
      render: ({ status, next_attempt_at }) =>
        status === 'pending' && next_attempt_at ? formatDateTime(next_attempt_at, language) : '–',
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
          buildOptionFilter('status', translate('fields.status'), 'webhookStatus', language),
          buildOptionFilter('event', translate('fields.event'), 'webhookEvent', language),
          periodFilter('created_at', translate('integration.at')),
        ]}
      />
      {shown && <DeliveryDialog delivery={shown} onClose={() => setShown(undefined)} />}
    </Panel>
  );
}
