import {
  FormDialogButton,
  SchemaInput,
  useClient,
  useConfirmedCall,
} from '@marketplace/shared/admin';
import { type BodyOf, decideErasureRequest } from '@marketplace/shared/api';
import { ERASURE_DAYS, erasureDecisionSchema } from '@marketplace/shared/schema';
import { Button, notify, useTranslate } from '@marketplace/shared/ui';
import type { ErasureFile } from './RequestFacts';

interface DecisionsProps {
  file: ErasureFile;
  onDecided: () => void;
}

/** The buttons for what this admin may decide about a request. */
export function Decisions({ file, onDecided }: DecisionsProps) {
  const { request, is_own } = file;
  const { id, reference, status, origin } = request;
  const translate = useTranslate();
  const client = useClient();
  const run = useConfirmedCall(onDecided);
  const decide = async (decision: BodyOf<typeof decideErasureRequest>) => {
    await client.call(decideErasureRequest, { params: { id }, body: decision });
    notify.success(translate(`erasures.${decision.status}_toast`, { reference }));
  };
  const ask = (decision: 'approved' | 'withdrawn') =>
    run(() => decide({ status: decision, reason: '', version: request.version }), {
      title: translate(`erasures.${decision}_title`, { reference }),
      text: translate(`erasures.${decision}_text`, { days: ERASURE_DAYS.done }),
      confirmLabel: translate(`erasures.${decision}_do`),
      destructive: decision === 'approved',
    });
  const isWaiting = status === 'waiting';
  if (origin !== 'desk' || (!isWaiting && status !== 'approved')) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void ask('withdrawn')}>
        {translate('erasures.withdrawn_do')}
      </Button>
      {isWaiting && !is_own && (
        <>
          <FormDialogButton
            form={`erasures/${id}/refused`}
            label={translate('erasures.refused_do')}
            button={{ variant: 'secondary' }}
            title={translate('erasures.refused_title', { reference })}
            schema={erasureDecisionSchema}
            record={{ status: 'refused' }}
            submitLabel={translate('erasures.refused_do')}
            save={async ({ reason }) => {
              await decide({ status: 'refused', reason: String(reason), version: request.version });
              onDecided();
            }}
          >
            <SchemaInput autoFocus source="reason" hint={translate('erasures.refused_hint')} />
          </FormDialogButton>
          <Button size="small" onClick={() => void ask('approved')}>
            {translate('erasures.approved_do')}
          </Button>
        </>
      )}
    </>
  );
}
