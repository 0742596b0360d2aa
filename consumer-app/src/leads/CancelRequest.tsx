import { cancelLead } from '@marketplace/shared/api';
import { Button, ConfirmDialog, notify } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useSubmit } from '../form';
import { useTexts } from '../i18n';
import { refreshServerData } from '../profile';
import { api, useSession } from '../session';
import { Failure } from '../ui';
import { leadTexts } from './texts';
import type { OwnLead } from './useOwnLeads';

/** Cancels a request for a call after a question. */
export function CancelRequest({ lead }: { lead: OwnLead }) {
  const text = useTexts(leadTexts);
  const { userId = '' } = useSession();
  const [asking, setAsking] = useState(false);
  const { send, busy, failure } = useSubmit();
  if (lead.stage !== 'applied') return null;
  const cancel = async () => {
    await send(async () => {
      await api.call(cancelLead, { params: { id: userId, lead_id: lead.id }, body: {} });
      notify.success(text('cancel.done'));
      refreshServerData();
    });
    setAsking(false);
  };
  return (
    <>
      {failure && <Failure pending={busy} title={text('cancel.failed')} text={failure} />}
      <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
        {text('cancel.ask')}
      </Button>
      <ConfirmDialog
        open={asking}
        destructive
        busy={busy}
        title={text('cancel.title')}
        text={text('cancel.text')}
        confirmLabel={text('cancel.ask')}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
