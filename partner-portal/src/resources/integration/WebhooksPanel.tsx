import {
  choiceFilter,
  fieldFilters,
  FormDialog,
  optionFilter,
  Panel,
  RowMenu,
  SchemaInput,
  type TableColumn,
  useClient,
  useConfirmedCall,
  useConsole,
  useLanguage,
  usePersistedOpen,
} from '@marketplace/shared/admin';
import {
  createWebhook,
  removeWebhook,
  rollWebhookSecret,
  switchWebhook,
  testWebhook,
} from '@marketplace/shared/api';
import {
  getFieldDescription,
  newWebhookSchema,
  optionLabel,
  optionsIn,
  type Webhook,
  webhookSchema,
} from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import Delete from '@mui/icons-material/DeleteOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Pause from '@mui/icons-material/PauseOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import Send from '@mui/icons-material/SendOutlined';
import { useState } from 'react';
import { CheckboxGroupInput } from 'react-admin';
import { IntegrationTable } from './IntegrationTable';
import { SecretDialog } from './SecretDialog';

const NEW_WEBHOOK = 'webhooks/new';

/** Asks for the address and the events of a webhook, and shows its secret. */
function NewWebhook({ onMade }: { onMade: (secret: string) => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const run = useConfirmedCall(['webhooks']);
  const { isOwner = false } = useConsole();
  const [open, setOpen] = usePersistedOpen(NEW_WEBHOOK);
  const events = optionsIn('webhookEvent', language).filter(({ id }) => id !== 'test');
  return (
    <>
      <Button size="small" disabled={!isOwner} onClick={() => setOpen(true)}>
        {translate('integration.new_webhook')}
      </Button>
      {open && (
        <FormDialog
          form={NEW_WEBHOOK}
          title={translate('integration.new_webhook')}
          submitLabel={translate('integration.new_webhook')}
          schema={newWebhookSchema}
          record={{ mode: 'sandbox' }}
          save={async (values) => {
            const body = newWebhookSchema.cast(values);
            const { secret } = await client.call(createWebhook, { body });
            onMade(secret);
            await run(() => Promise.resolve());
          }}
          onClose={() => setOpen(false)}
        >
          <SchemaInput
            autoFocus
            source="url"
            label={translate('integration.address')}
            hint={translate('integration.address_hint')}
          />
          <SchemaInput source="mode" label={translate('integration.mode')} />
          <CheckboxGroupInput
            source="events"
            label={translate('integration.events')}
            choices={events}
            optionText="label"
            translateChoice={false}
            row={false}
            helperText={false}
            margin="none"
          />
        </FormDialog>
      )}
    </>
  );
}

/** What can be done with a webhook. */
function WebhookMenu({ hook, onSecret }: { hook: Webhook; onSecret: (secret: string) => void }) {
  const translate = useTranslate();
  const client = useClient();
  const run = useConfirmedCall(['webhooks']);
  const runDelivery = useConfirmedCall(['webhook-deliveries']);
  const call = { params: { id: hook.id }, body: {} };
  const active = hook.active === 1 ? 0 : 1;
  const test = () =>
    runDelivery(async () => {
      await client.call(testWebhook, call);
      notify.success(translate('integration.test_sent'));
    });
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
    <RowMenu
      rowName={hook.url}
      actions={[
        { label: translate('integration.test'), icon: Send, onClick: () => void test() },
        {
          label: translate(active === 1 ? 'integration.resume' : 'integration.pause'),
          icon: active === 1 ? Play : Pause,
          onClick: () => void toggle(),
        },
        { label: translate('integration.roll'), icon: Key, onClick: () => void roll() },
        { label: translate('integration.remove'), icon: Delete, onClick: () => void remove() },
      ]}
    />
  );
}

/** The partner's webhooks. */
export function WebhooksPanel() {
  const translate = useTranslate();
  const language = useLanguage();
  const { isOwner = false } = useConsole();
  const [secret, setSecret] = useState<string>();
  const columns: TableColumn<Webhook>[] = [
    {
      name: 'url',
      label: translate('integration.address'),
      phone: 'title',
      wrap: true,
      render: ({ url }) => url,
    },
    {
      name: 'mode',
      label: translate('integration.mode'),
      render: ({ mode }) => optionLabel('apiMode', mode, language),
    },
    {
      name: 'events',
      label: translate('integration.events'),
      phone: 'wide',
      wrap: true,
      render: ({ events }) =>
        events.map((event) => optionLabel('webhookEvent', event, language)).join(', '),
    },
    {
      name: 'active',
      label: translate('fields.status'),
      render: ({ active }) => translate(active === 1 ? 'integration.on' : 'integration.paused'),
    },
    {
      name: 'actions',
      label: translate('integration.actions'),
      phone: 'actions',
      align: 'end',
      render: (hook) => isOwner && <WebhookMenu hook={hook} onSecret={setSecret} />,
    },
  ];
  const title = translate('integration.webhooks');
  return (
    <Panel title={title} size="full" actions={<NewWebhook onMade={setSecret} />}>
      <IntegrationTable
        resource="webhooks"
        title={title}
        columns={columns}
        searchLabel={translate('integration.search_webhooks')}
        filters={[
          optionFilter('mode', translate('integration.mode'), 'apiMode', language),
          choiceFilter('active', translate('fields.status'), [
            { id: 1, name: translate('integration.on') },
            { id: 0, name: translate('integration.paused') },
          ]),
          ...fieldFilters([getFieldDescription(webhookSchema, 'created_at')], translate, language),
        ]}
        empty={{
          title: translate('integration.no_webhooks'),
          text: translate('integration.no_webhooks_text'),
        }}
      />
      {secret !== undefined && (
        <SecretDialog
          title={translate('integration.webhook_made')}
          text={translate('integration.secret_once')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Panel>
  );
}
