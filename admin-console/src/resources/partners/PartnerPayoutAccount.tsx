import Stack from '@mui/material/Stack';
import {
  Card,
  FormDialogButton,
  LoadState,
  PayoutAccountFacts,
  SchemaInput,
  useClient,
  useConfirmedCall,
  usePendingToast,
} from '@marketplace/shared/admin';
import {
  type BodyOf,
  decidePayoutAccount,
  getPayoutAccount,
  revealPayoutAccount,
} from '@marketplace/shared/api';
import { payoutAccountReasonSchema } from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Shows the account to which a partner is paid; an admin verifies or refuses it. */
export function PartnerPayoutAccount({ partnerId }: { partnerId: number }) {
  const translate = useTranslate();
  const client = useClient();
  const announce = usePendingToast();
  const [number, setNumber] = useState<string>();
  const form = `partners/${partnerId}/payout-account`;
  const params = { partnerId: String(partnerId) };
  const { data, error, refetch } = useQuery({
    queryKey: ['payout-account', partnerId],
    queryFn: ({ signal }) => client.call(getPayoutAccount, { params, signal }),
  });
  const run = useConfirmedCall(refetch);
  const account = data?.data;
  const decide = async (decision: Omit<BodyOf<typeof decidePayoutAccount>, 'submitted_at'>) => {
    const body = { ...decision, submitted_at: account?.submitted_at ?? '' };
    const { pending_id } = await client.call(decidePayoutAccount, { params, body });
    if (pending_id) announce(pending_id);
    else notify.success(translate('partners.account.decided'));
  };
  const verify = () =>
    run(() => decide({ status: 'verified', reason: '' }), {
      title: translate('partners.account.verify_title'),
      text: translate('partners.account.verify_text'),
      confirmLabel: translate('partners.account.verify'),
    });
  return (
    <Card aria-labelledby="payout-account-title">
      <h2 id="payout-account-title">{translate('partners.sections.payout_account')}</h2>
      {data ? (
        <p>{translate(`partners.account.${account?.status ?? 'none'}`)}</p>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} lines={6} height="24px" />
      )}
      {account && (
        <>
          <PayoutAccountFacts
            account={{ ...account, account_number: number ?? account.account_number }}
          />
          <Stack direction="row" spacing={1.5}>
            <FormDialogButton
              form={`${form}/number`}
              label={translate('partners.account.show')}
              button={{ variant: 'secondary' }}
              submitLabel={translate('partners.account.show')}
              schema={payoutAccountReasonSchema}
              save={async (values) => {
                const body = payoutAccountReasonSchema.cast(values);
                const answer = await client.call(revealPayoutAccount, { params, body });
                setNumber(answer.data.account_number);
              }}
            >
              <SchemaInput autoFocus source="reason" />
            </FormDialogButton>
            {account.status !== 'failed' && (
              <FormDialogButton
                form={`${form}/refusal`}
                label={translate('partners.account.refuse')}
                button={{ variant: 'secondary' }}
                title={translate('partners.account.refuse_title')}
                submitLabel={translate('partners.account.refuse')}
                schema={payoutAccountReasonSchema}
                save={async (values) => {
                  const { reason } = payoutAccountReasonSchema.cast(values);
                  await decide({ status: 'failed', reason });
                  await refetch();
                }}
              >
                <SchemaInput autoFocus source="reason" />
              </FormDialogButton>
            )}
            {account.status !== 'verified' && (
              <Button size="small" onClick={() => void verify()}>
                {translate('partners.account.verify')}
              </Button>
            )}
          </Stack>
        </>
      )}
    </Card>
  );
}
