import {
  FormDialog,
  Panel,
  RowMenu,
  SchemaInput,
  type TableColumn,
  UrlTable,
  buildChoiceFilter,
  buildOptionFilter,
  createColumnHelper,
  useClient,
  useConfirmedCall,
  useConsole,
  useTexts,
} from '@marketplace/shared/admin';
import {
  createWebhook,
  removeWebhook,
  rollWebhookSecret,
  switchWebhook,
  testWebhook,
} from '@marketplace/shared/api';
import {
  newWebhookSchema,
  getOptionLabel,
  testEventSchema,
  type Webhook,
} from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import Delete from '@mui/icons-material/DeleteOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { useState } from 'react';
import { NewRecord } from './NewRecord';
import { SecretDialog } from './SecretDialog';

/** Asks for the address and the events of a webhook, and shows its secret. */
function NewWebhook({ onMade }: { onMade: (secret: string) => void }) {
  const translate = useTranslate();
  const client = useClient();
  return (
    <NewRecord
      resource="webhooks"
      label={translate('integration.new_webhook')}
      schema={newWebhookSchema}
      choice={{ source: 'events', label: translate('integration.events'), list: 'webhookEvent' }}
      create={async (values) =>
        onMade((await client.call(createWebhook, { body: newWebhookSchema.cast(values) })).secret)
      }
    >
      <SchemaInput autoFocus source="url" hint={translate('integration.address_hint')} />
    </NewRecord>
  );
}

interface TestDialogProps {
  hook: Webhook;
  onClose: () => void;
}

/** Asks which event to send, with made-up data. */
function TestDialog({ hook: { id }, onClose }: TestDialogProps) {
  const translate = useTranslate();
  const client = useClient();
  const run = useConfirmedCall(['webhook-deliveries']);
  return (
    <FormDialog
      title={translate('integration.test')}
      form={`webhooks/${id}/test`}
      schema={testEventSchema}
      record={{ event: 'test' }}
      submitLabel={translate('integration.test_send')}
      save={async (values) => {
        await client.call(testWebhook, { params: { id }, body: testEventSchema.cast(values) });
        notify.success(translate('integration.sent'));
        await run(() => Promise.resolve());
      }}
      onClose={onClose}
    >
      <p>{translate('integration.test_about')}</p>
      <SchemaInput autoFocus source="event" label={translate('fields.event')} />
    </FormDialog>
  );
}

function WebhookMenu({ hook, onSecret }: { hook: Webhook; onSecret: (secret: string) => void }) {
  const translate = useTranslate();
  const client = useClient();
  const run = useConfirmedCall(['webhooks']);
  const [isTesting, setTesting] = useState(false);
  const call = { params: { id: hook.id }, body: {} };
  const active = hook.active === 1 ? 0 : 1;
  const roll = () =>
    run(async () => onSecret((await client.call(rollWebhookSecret, call)).secret), {
      title: translate('integration.roll_title'),
      text: translate('integration.roll_text'),
      confirmLabel: translate('integration.roll'),
    });
  const remove = () =>
    run(() => client.call(removeWebhook, { params: { id: hook.id } }), {
      title: translate('integration.remove_title'),
      text: translate('integration.remove_text', { url: hook.url }),
      destructive: true,
    });
  const toggle = () => run(() => client.call(switchWebhook, { ...call, body: { active } }));
  return (
    <>
      <RowMenu
        rowName={hook.url}
        actions={[
          // A paused webhook gets nothing, so a test would only wait.
          ...(hook.active === 1
            ? [
                {
                  label: translate('integration.test'),
                  icon: Send,
                  onClick: () => setTesting(true),
                },
              ]
            : []),
          {
            label: translate(active === 1 ? 'integration.resume' : 'integration.pause'),
            icon: active === 1 ? Play : Pause,
            onClick: () => void toggle(),
          },
          { label: translate('integration.roll'), icon: Key, onClick: () => void roll() },
          { label: translate('integration.remove'), icon: Delete, onClick: () => void remove() },
        ]}
      />
      {isTesting && <TestDialog hook={hook} onClose={() => setTesting(false)} />}
    </>
  );
}

export function WebhooksPanel() {
  const { translate, language } = useTexts();
  const { isOwner = false } = useConsole();
  const [secret, setSecret] = useState<string>();
  const column = createColumnHelper<Webhook>(translate, language);
  const columns: TableColumn<Webhook>[] = [
    column.string('url', 'integration.address', { sort: undefined, wrap: true }),
    column.option('mode', 'integration.mode', 'apiMode', { sort: undefined }),
    column.display('events', 'integration.events', {
      phone: 'wide',
      wrap: true,
      render: ({ events }) =>
        events.map((event) => getOptionLabel('webhookEvent', event, language)).join(', '),
    }),
    column.display('active', 'fields.status', {
      render: ({ active, gone_at }) => {
        if (active === 1) return translate('integration.on');
        return translate(gone_at === null ? 'integration.paused' : 'integration.gone');
      },
    }),
    column.display('actions', 'integration.actions', {
      phone: 'actions',
      align: 'end',
      render: (hook) => isOwner && <WebhookMenu hook={hook} onSecret={setSecret} />,
    }),
  ];
  const title = translate('integration.webhooks');
  return (
    <Panel title={title} size="full" actions={<NewWebhook onMade={setSecret} />}>
      <UrlTable
        resource="webhooks"
        prefix="webhooks."
        perPage={10}
        title={title}
        columns={columns}
        searchLabel={translate('integration.search_webhooks')}
        filters={[
          'mode',
          buildOptionFilter('events', translate('integration.events'), 'webhookEvent', language),
          buildChoiceFilter('active', translate('fields.status'), [
            { id: 1, name: translate('integration.on') },
            { id: 0, name: translate('integration.paused') },
          ]),
        ]}
        moreFilters={['created_at']}
        empty={{ title: 'integration.no_webhooks', text: 'integration.no_webhooks_text' }}
      />
      {secret !== undefined && (
        <SecretDialog
          title={translate('integration.webhook_created')}
          text={translate('integration.secret_shown_once')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Panel>
  );
}
