import { FormDialogButton, SchemaInput, useClient, useConfirm } from '@marketplace/shared/admin';
import {
  type AnswerOf,
  approvePayout,
  discardPayout,
  type getPayout,
  payPayout,
} from '@marketplace/shared/api';
import { getDeviceToday } from '@marketplace/shared/format';
import { paymentSchema } from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { useRedirect } from 'react-admin';

interface PayoutActionsProps {
  file: AnswerOf<typeof getPayout>['data'];
  onChange: () => void;
}

/** Offers the next step of a payout: discard or approve a draft, or record the payment of an approved one. */
export function PayoutActions({ file, onChange }: PayoutActionsProps) {
  const { account_number } = file;
  const { id, reference, status, version } = file.payout;
  const translate = useTranslate();
  const client = useClient();
  const confirm = useConfirm();
  const redirect = useRedirect();
  const approve = async () => {
    await client.call(approvePayout, { params: { id }, body: { version, account_number } });
    notify.success(translate('payouts.approved', { reference }));
    onChange();
  };
  const discard = async () => {
    const { message } = await client.call(discardPayout, { params: { id } });
    notify.success(message);
    redirect('/payouts');
  };
  const ask = async (step: 'approve' | 'discard') => {
    const isDone = await confirm({
      title: translate(`payouts.${step}_title`, { reference }),
      text: translate(`payouts.${step}_text`),
      confirmLabel: translate(`payouts.${step}`),
      destructive: step === 'discard',
      action: step === 'approve' ? approve : discard,
    });
    // After a refusal, reload the payout so that the admin sees what somebody else has changed.
    if (!isDone) onChange();
  };
  return (
    <>
      {status === 'draft' && (
        <>
          <Button variant="secondary" size="small" onClick={() => void ask('discard')}>
            {translate('payouts.discard')}
          </Button>
          {file.is_own ? (
            <p>{translate('payouts.second_admin')}</p>
          ) : (
            <Button size="small" onClick={() => void ask('approve')}>
              {translate('payouts.approve')}
            </Button>
          )}
        </>
      )}
      {status === 'approved' && (
        <FormDialogButton
          form={`payouts/${id}/payment`}
          label={translate('payouts.pay')}
          title={translate('payouts.pay_title', { reference })}
          submitLabel={translate('payouts.pay')}
          schema={paymentSchema}
          record={{ paid_on: getDeviceToday() }}
          save={async (values) => {
            const body = { ...paymentSchema.cast(values), version };
            await client.call(payPayout, { params: { id }, body });
            notify.success(translate('payouts.paid', { reference }));
            onChange();
          }}
        >
          <SchemaInput autoFocus source="utr" />
          <SchemaInput source="paid_on" />
        </FormDialogButton>
      )}
    </>
  );
}
