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

/** Cancels a request for a call, or takes a wish back, after a question. */
export function CancelRequest({ lead }: { lead: OwnLead }) {
  const text = useTexts(leadTexts);
  const { userId = '' } = useSession();
  const [asking, setAsking] = useState(false);
  const { send, busy, failure } = useSubmit();
  if (lead.stage !== 'applied' && lead.stage !== 'wished') return null;
  const ask = text(lead.stage === 'wished' ? 'cancel.ask_wish' : 'cancel.ask');
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
        {ask}
      </Button>
      <ConfirmDialog
        open={asking}
        destructive
        busy={busy}
        title={text(lead.stage === 'wished' ? 'cancel.title_wish' : 'cancel.title')}
        text={text('cancel.text')}
        confirmLabel={ask}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
