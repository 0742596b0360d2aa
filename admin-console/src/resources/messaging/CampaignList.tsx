import { CreateDialogButton, ListPage, useTexts } from '@marketplace/shared/admin';
import {
  type MessageCampaign,
  MESSAGE_HOURS,
  newMessageCampaignSchema,
} from '@marketplace/shared/schema';
import { buildCampaignColumns } from './campaignColumns';
import { CampaignInputs } from './CampaignInputs';

export function CampaignList() {
  const { translate, language } = useTexts();
  return (
    <ListPage<MessageCampaign>
      resource="message-campaigns"
      title={translate('ui.admin_routes.messaging')}
      about={translate('messaging.about', MESSAGE_HOURS)}
      sort={{ field: 'id', order: 'DESC' }}
      actions={
        <CreateDialogButton
          label={translate('messaging.new_campaign')}
          submitLabel={translate('messaging.schedule')}
          success={() => translate('messaging.scheduled')}
          schema={newMessageCampaignSchema}
        >
          <CampaignInputs />
        </CreateDialogButton>
      }
      empty={{ title: 'messaging.no_campaigns', text: 'messaging.no_campaigns_text' }}
      searchLabel={translate('messaging.search')}
      filters={['status']}
      columns={buildCampaignColumns({ translate, language })}
      pinned
    />
  );
}
