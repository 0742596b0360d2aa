import { FormDialogButton, SchemaInput, useClient } from '@marketplace/shared/admin';
import { endCall } from '@marketplace/shared/api';
import { callOutcomeSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { FormDataConsumer } from 'react-admin';
import type { CallCard } from './useTelecalling';

interface OutcomeButtonProps {
  call: CallCard;
  onDone: () => Promise<void>;
}

/** Asks for the outcome of a call; for a call back also when. */
export function OutcomeButton({ call, onDone }: OutcomeButtonProps) {
  const translate = useTranslate();
  const client = useClient();
  return (
    <FormDialogButton
      form={`telecalling/${call.id}/outcome`}
      label={translate('telecalling.note')}
      button={{ size: 'normal' }}
      title={translate('telecalling.note_title', {
        name: call.customer.name || call.customer.reference,
      })}
      schema={callOutcomeSchema}
      save={async (values) => {
        const outcome = callOutcomeSchema.cast(values);
        const isCallBack = outcome.disposition === 'call_back';
        const call_back_at = isCallBack ? outcome.call_back_at : null;
        await client.call(endCall, { params: { id: call.id }, body: { ...outcome, call_back_at } });
        notify.success(translate('telecalling.noted'));
        await onDone();
      }}
    >
      <SchemaInput autoFocus source="disposition" label={translate('telecalling.outcome')} />
      <FormDataConsumer<{ disposition?: string }>>
        {({ formData }) =>
          formData.disposition === 'call_back' && (
            <SchemaInput
              source="call_back_at"
              label={translate('telecalling.call_back_at')}
              hint={translate('telecalling.call_back_hint')}
            />
          )
        }
      </FormDataConsumer>
      <SchemaInput source="notes" label={translate('telecalling.notes')} />
    </FormDialogButton>
  );
}
