import {
  FactList,
  FormDialogButton,
  LoadState,
  SchemaInput,
  StatusBadge,
  useClient,
  useConfirmedCall,
  useLanguage,
  usePendingToast,
} from '@marketplace/shared/admin';
import {
  type BodyOf,
  decidePayoutAccount,
  getPayoutAccount,
  revealPayoutAccount,
} from '@marketplace/shared/api';
import { formatDateTime } from '@marketplace/shared/format';
import { payoutAccountReasonSchema } from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './partners.module.css';

/** Shows the account to which a partner is paid; an admin verifies or refuses it. */
export function PartnerPayoutAccount({ partnerId }: { partnerId: number }) {
  const translate = useTranslate();
  const language = useLanguage();
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
    <section className={styles['section']} aria-labelledby="payout-account-title">
      <h2 id="payout-account-title">{translate('partners.sections.payout_account')}</h2>
      {data ? (
        <p>{translate(`partners.account.${account?.status ?? 'none'}`)}</p>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} lines={6} height="24px" />
      )}
      {account && (
        <>
          <FactList
            label={(name) => translate(`fields.${name}`)}
            facts={[
              [
                'status',
                <StatusBadge key="status" list="payoutAccountStatus" status={account.status} />,
              ],
              ['reason', account.reason],
              ['holder_name', account.holder_name],
              ['account_number', number ?? account.account_number],
              ['ifsc', account.ifsc],
              ['bank_name', account.bank_name],
              ['submitted_at', formatDateTime(account.submitted_at, language)],
              ['decided_at', account.decided_at && formatDateTime(account.decided_at, language)],
            ]}
          />
          <div className={styles['buttons']}>
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
          </div>
        </>
      )}
    </section>
  );
}
