import {
  Panel,
  SchemaInput,
  type TableColumn,
  UrlTable,
  buildOptionFilter,
  createColumnHelper,
  useClient,
  useConfirmedCall,
  useConsole,
  useTexts,
} from '@marketplace/shared/admin';
import { createApiKey, revokeApiKey } from '@marketplace/shared/api';
import { formatDateTime } from '@marketplace/shared/format';
import { type ApiKey, newApiKeySchema, getOptionLabel } from '@marketplace/shared/schema';
import { Button, useTranslate, VisuallyHidden } from '@marketplace/shared/ui';
import { useState } from 'react';
import { NewRecord } from './NewRecord';
import { SecretDialog } from './SecretDialog';

/** Asks for name, mode and rights of a key, and shows the key that the server made. */
function NewKey({ onMade }: { onMade: (key: string) => void }) {
  const translate = useTranslate();
  const client = useClient();
  return (
    <NewRecord
      resource="api-keys"
      label={translate('integration.new_key')}
      schema={newApiKeySchema}
      modeHint={translate('integration.mode_hint')}
      choice={{ source: 'scopes', label: translate('integration.scopes'), list: 'apiScope' }}
      record={{ valid_days: '365', networks: [] }}
      more={
        <>
          <SchemaInput source="valid_days" />
          <SchemaInput optional source="networks" hint={translate('integration.networks_hint')} />
        </>
      }
      create={async (values) =>
        onMade((await client.call(createApiKey, { body: newApiKeySchema.cast(values) })).key)
      }
    >
      <SchemaInput autoFocus source="name" hint={translate('integration.name_hint')} />
    </NewRecord>
  );
}

export function KeysPanel() {
  const { translate, language } = useTexts();
  const client = useClient();
  const run = useConfirmedCall(['api-keys']);
  const { isOwner = false } = useConsole();
  const [made, setMade] = useState<string>();
  const [openedAt] = useState(() => Date.now());
  const revoke = ({ id, name }: ApiKey) =>
    run(() => client.call(revokeApiKey, { params: { id }, body: {} }), {
      title: translate('integration.revoke_title', { name }),
      text: translate('integration.revoke_text'),
      confirmLabel: translate('integration.revoke'),
      destructive: true,
    });
  const column = createColumnHelper<ApiKey>(translate, language);
  const columns: TableColumn<ApiKey>[] = [
    column.string('name', 'fields.name', { sort: undefined }),
    column.option('mode', 'integration.mode', 'apiMode', { sort: undefined }),
    column.display('scopes', 'integration.scopes', {
      phone: 'wide',
      wrap: true,
      render: ({ scopes }) =>
        scopes.map((scope) => getOptionLabel('apiScope', scope, language)).join(', '),
    }),
    column.display('hint', 'integration.key', {
      render: ({ hint }) => <code>…{hint}</code>,
    }),
    column.display('last_used_at', 'integration.last_used', {
      render: ({ last_used_at }) =>
        last_used_at ? formatDateTime(last_used_at, language) : translate('integration.never'),
    }),
    column.display('networks', 'integration.networks', {
      phone: 'wide',
      wrap: true,
      render: ({ networks }) => networks.join(', ') || translate('integration.everywhere'),
    }),
    column.display('expires_at', 'integration.expires', {
      render: ({ expires_at }) => formatDateTime(expires_at, language),
    }),
    column.display('revoked_at', 'fields.status', {
      phone: 'actions',
      render: (key) =>
        key.revoked_at || Date.parse(key.expires_at) <= openedAt ? (
          translate(key.revoked_at ? 'integration.revoked' : 'integration.expired')
        ) : (
          <Button
            variant="secondary"
            size="small"
            disabled={!isOwner}
            onClick={() => void revoke(key)}
          >
            {translate('integration.revoke')}
            <VisuallyHidden> {key.name}</VisuallyHidden>
          </Button>
        ),
    }),
  ];
  const title = translate('integration.keys');
  return (
    <Panel title={title} size="full" actions={<NewKey onMade={setMade} />}>
      <UrlTable
        resource="api-keys"
        prefix="api-keys."
        perPage={10}
        title={title}
        columns={columns}
        searchLabel={translate('integration.search_keys')}
        filters={[
          'mode',
          buildOptionFilter('scopes', translate('integration.scopes'), 'apiScope', language),
          'created_at',
        ]}
        empty={{ title: 'integration.no_keys', text: 'integration.no_keys_text' }}
      />
      {made !== undefined && (
        <SecretDialog
          title={translate('integration.key_created')}
          text={translate('integration.key_shown_once')}
          secret={made}
          onClose={() => setMade(undefined)}
        />
      )}
    </Panel>
  );
}
