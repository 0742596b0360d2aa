import {
  FormDialogButton,
  SchemaInput,
  useClient,
  useConfirmedCall,
} from '@marketplace/shared/admin';
import {
  type AnswerOf,
  type BodyOf,
  decideApproval,
  explainApproval,
  type getApproval,
} from '@marketplace/shared/api';
import { date, reasonInWords } from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { object } from 'yup';

const approvalSchema = object({ effective_on: date().nullable() });
const reasonSchema = object({ reason: reasonInWords() });

/** A change with what its record holds now. */
export type ApprovalFile = AnswerOf<typeof getApproval>['data'];

interface DecisionsProps {
  file: ApprovalFile;
  onDecided: () => void;
}

/** The buttons for what this admin may decide about a change. */
export function Decisions({ file, onDecided }: DecisionsProps) {
  const { approval, is_own, conflicts } = file;
  const { id, status, version } = approval;
  const translate = useTranslate();
  const client = useClient();
  const run = useConfirmedCall(onDecided);
  const queryClient = useQueryClient();
  const params = { id };
  const decide = async (decision: BodyOf<typeof decideApproval>) => {
    const body = { ...decision, version };
    const { data } = await client.call(decideApproval, { params, body });
    notify.success(translate(`approvals.toasts.${data.status}`));
    await queryClient.invalidateQueries();
  };
  const withdraw = () =>
    run(() => decide({ status: 'withdrawn', reason: '' }), {
      title: translate('approvals.withdraw_title'),
      confirmLabel: translate('approvals.withdraw'),
    });
  const isWaiting = status === 'waiting';
  if (!isWaiting && status !== 'scheduled') return null;
  return (
    <>
      {is_own && isWaiting && (
        <FormDialogButton
          form={`approvals/${id}/reason`}
          label={translate('approvals.explain')}
          button={{ variant: 'secondary' }}
          schema={reasonSchema}
          record={{ reason: approval.reason }}
          save={async ({ reason }) => {
            await client.call(explainApproval, { params, body: { reason: String(reason) } });
            onDecided();
          }}
        >
          <SchemaInput autoFocus source="reason" hint={translate('approvals.explain_hint')} />
        </FormDialogButton>
      )}
      {is_own && (
        <Button variant="secondary" size="small" onClick={() => void withdraw()}>
          {translate('approvals.withdraw')}
        </Button>
      )}
      {!is_own && (
        <FormDialogButton
          form={`approvals/${id}/refuse`}
          label={translate('approvals.refuse')}
          button={{ variant: 'secondary' }}
          title={translate('approvals.refuse_title')}
          schema={reasonSchema}
          submitLabel={translate('approvals.refuse')}
          save={async ({ reason }) => decide({ status: 'refused', reason: String(reason) })}
        >
          <SchemaInput autoFocus source="reason" hint={translate('approvals.refuse_hint')} />
        </FormDialogButton>
      )}
      {!is_own && isWaiting && (
        <FormDialogButton
          form={`approvals/${id}/approve`}
          label={translate('approvals.approve')}
          button={{ disabled: conflicts.length > 0 && approval.kind === 'deletion' }}
          title={translate(
            conflicts.length > 0 ? 'approvals.overwrite_title' : 'approvals.approve_title',
          )}
          schema={approvalSchema}
          submitLabel={translate('approvals.approve')}
          save={async (values) =>
            decide({
              status: 'approved',
              reason: '',
              effective_on: approvalSchema.cast(values).effective_on || null,
              accepted: conflicts,
            })
          }
        >
          <SchemaInput source="effective_on" hint={translate('approvals.effective_hint')} />
        </FormDialogButton>
      )}
    </>
  );
}
