import { FormDialog, Note, SchemaInput } from '@marketplace/shared/admin';
import type { BodyOf, decideMerchant } from '@marketplace/shared/api';
import { merchantDecisionSchema, validate } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import type { ApplicationRow } from './ApplicationActions';

/** Name under which the dialog of a decision persists its input. */
export const getDecisionFormKey = (merchantId: string, status: 'approved' | 'rejected'): string =>
  `merchants/${merchantId}/${status}`;

export interface DecisionDialogProps {
  merchant: ApplicationRow;
  status: 'approved' | 'rejected';
  save: (decision: BodyOf<typeof decideMerchant>) => Promise<void>;
  onClose: () => void;
}

/** Asks for the message to the applicant; a rejection needs a reason. */
export function DecisionDialog({ merchant, status, save, onClose }: DecisionDialogProps) {
  const translate = useTranslate();
  const { company_name: name, email, version } = merchant;
  return (
    <FormDialog
      form={getDecisionFormKey(merchant.id, status)}
      title={translate(`merchant_management.${status}_title`, { name })}
      schema={merchantDecisionSchema}
      record={{ status }}
      submitLabel={translate(`merchant_management.${status}_submit`)}
      save={async (values, theirs) => {
        const decision = validate(merchantDecisionSchema, { ...values, status });
        const now = theirs['version'];
        const seen = typeof now === 'number' ? now : version;
        if (decision.ok) await save({ ...decision.value, version: seen });
      }}
      onClose={onClose}
    >
      <SchemaInput
        autoFocus
        source="remarks"
        optional={status === 'approved'}
        label={translate(`merchant_management.${status}_remarks`)}
      />
      {status === 'approved' && <Note>{translate('merchant_management.approved_note')}</Note>}
      <Note>{translate('merchant_management.message_note', { email })}</Note>
    </FormDialog>
  );
}
