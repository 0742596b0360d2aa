import Stack from '@mui/material/Stack';
import {
  Card,
  FactList,
  FormDialogButton,
  LoadState,
  SchemaInput,
  useCallQuery,
  useClient,
  useConfirmedCall,
} from '@marketplace/shared/admin';
import { decidePartnerGstin, getPartnerGstin } from '@marketplace/shared/api';
import { payoutAccountReasonSchema } from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';

/** Shows the GSTIN that a partner has entered beside its PAN and address; an admin verifies or refuses it. */
export function PartnerGstinSection({ partnerId }: { partnerId: number }) {
  const translate = useTranslate();
  const client = useClient();
  const params = { partnerId: String(partnerId) };
  const { data, error, refetch } = useCallQuery(getPartnerGstin, { params });
  const run = useConfirmedCall(refetch);
  const decide = async (status: 'verified' | 'failed', reason: string) => {
    await client.call(decidePartnerGstin, {
      params,
      body: { gstin: data?.gstin ?? '', status, reason },
    });
    notify.success(translate('partners.account.decided'));
  };
  const verify = () =>
    run(() => decide('verified', ''), {
      title: translate('partners.gstin.verify_title'),
      text: translate('partners.gstin.verify_text'),
      confirmLabel: translate('partners.account.verify'),
    });
  const isRight = data?.matches_pan === 1 && data.matches_state === 1;
  return (
    <Card aria-labelledby="gstin-title">
      <h2 id="gstin-title">{translate('partners.sections.gstin')}</h2>
      {data ? (
        <p>{translate(`partners.gstin.${data.status || 'none'}`, { reason: data.reason })}</p>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} lines={4} height="24px" />
      )}
      {data?.gstin && (
        <>
          <FactList
            label={translate}
            facts={[
              ['fields.gstin', data.gstin],
              ['fields.pan', data.pan],
              ['partners.gstin.state', data.gstin_state],
              ['partners.gstin.address_state', data.state],
            ]}
          />
          {data.matches_pan === 0 && <p role="note">{translate('partners.gstin.other_pan')}</p>}
          {data.matches_state === 0 && <p role="note">{translate('partners.gstin.other_state')}</p>}
          <Stack direction="row" spacing={1.5}>
            {data.status !== 'failed' && (
              <FormDialogButton
                form={`partners/${partnerId}/gstin`}
                label={translate('partners.account.refuse')}
                button={{ variant: 'secondary' }}
                title={translate('partners.gstin.refuse_title')}
                submitLabel={translate('partners.account.refuse')}
                schema={payoutAccountReasonSchema}
                save={async (values) => {
                  await decide('failed', payoutAccountReasonSchema.cast(values).reason);
                  await refetch();
                }}
              >
                <SchemaInput autoFocus source="reason" />
              </FormDialogButton>
            )}
            {data.status !== 'verified' && isRight && (
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
