import { cancelLead } from '@marketplace/shared/api';
import { ConfirmedAction } from '../form';
import { useTexts } from '../i18n';
import { refreshServerData } from '../profile';
import { api, useSession } from '../session';
import { leadTexts } from './texts';
import type { OwnLead } from './useOwnLeads';

/** Cancels a request for a call, or takes a wish back, after a question. */
export function CancelRequest({ lead }: { lead: OwnLead }) {
  const text = useTexts(leadTexts);
  const { userId = '' } = useSession();
  if (lead.stage !== 'applied' && lead.stage !== 'wished') return null;
  const isWish = lead.stage === 'wished';
  const params = { id: userId, lead_id: lead.id };
  return (
    <ConfirmedAction
      variant="ghost"
      size="small"
      label={text(isWish ? 'cancel.ask_wish' : 'cancel.ask')}
      question={{
        destructive: true,
        title: text(isWish ? 'cancel.title_wish' : 'cancel.title'),
        text: text('cancel.text'),
      }}
      act={() => api.call(cancelLead, { params, body: {} }).then(refreshServerData)}
      done={text('cancel.done')}
      failed={text('cancel.failed')}
    />
  );
}
