import {
  FormDialogButton,
  LoadState,
  Note,
  Panel,
  Panels,
  PayoutAccountFacts,
  SchemaInput,
  useClient,
  useConsole,
} from '@marketplace/shared/admin';
import { getOwnPayoutAccount, savePayoutAccount } from '@marketplace/shared/api';
import { newPayoutAccountSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { PasswordInput } from 'react-admin';

/** Shows the account to which the partner is paid, and whether our team has verified it. */
export function PayoutAccountPanel() {
  const translate = useTranslate();
  const client = useClient();
  const { isMasquerade = false, isOwner = false } = useConsole();
  const { data, error, refetch } = useQuery(client.query(getOwnPayoutAccount));
  if (!data)
    return <LoadState error={error} onRetry={() => void refetch()} lines={5} height="32px" />;
  const account = data.data;
  return (
    <Panels>
      <Panel
        size="wide"
        title={translate('settings.tabs.payout-account')}
        actions={
          <FormDialogButton
            form="settings/payout-account"
            label={translate(`settings.payout_account.${account ? 'change' : 'add'}`)}
            button={{ disabled: !isOwner || isMasquerade }}
            schema={newPayoutAccountSchema}
            waits={false}
            save={async (values) => {
              await client.call(savePayoutAccount, { body: newPayoutAccountSchema.cast(values) });
              notify.success(translate('settings.payout_account.saved'));
              await refetch();
            }}
          >
            <p>{translate('settings.payout_account.warning')}</p>
            <SchemaInput autoFocus source="holder_name" />
            <SchemaInput source="account_number" />
            <SchemaInput source="account_number_repeat" />
            <SchemaInput source="ifsc" />
            <PasswordInput
              source="password"
              label={translate('settings.password')}
              autoComplete="current-password"
              helperText={false}
            />
          </FormDialogButton>
        }
      >
        <Note sx={{ mb: 2 }}>
          {translate(`settings.payout_account.${account?.status ?? 'none'}`)}
        </Note>
        {account && <PayoutAccountFacts account={account} />}
      </Panel>
    </Panels>
  );
}
