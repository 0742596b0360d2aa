import { InputPair, SchemaInput } from '@marketplace/shared/admin';
import {
  getCampaignTexts,
  type MessageCampaign,
  type MessageTemplate,
  MESSAGE_HOURS,
} from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AudienceCount } from './AudienceCount';
import { PhonePreview } from './PhonePreview';

const NOT_ARCHIVED = { archived: 0 } as const;

/** What a campaign with the chosen template would send: its own texts until it takes another template. */
function MessagePreview({ campaign }: { campaign?: MessageCampaign | undefined }) {
  const { template_id } = useWatch<{ template_id?: number | '' }>();
  const { data: template } = useGetOne<MessageTemplate>(
    'message-templates',
    { id: Number(template_id) },
    { enabled: Number(template_id) > 0 },
  );
  const isOwn = campaign?.template_id === template_id;
  const texts = campaign && isOwn ? getCampaignTexts(campaign, template) : template;
  return texts ? <PhonePreview template={texts} /> : null;
}

/** The inputs of a new or changed campaign, how many people it would reach, and what it says to them. */
export function CampaignInputs({ campaign }: { campaign?: MessageCampaign }) {
  const translate = useTranslate();
  return (
    <>
      <SchemaInput autoFocus source="name" />
      <SchemaInput source="template_id" {...(!campaign && { filter: NOT_ARCHIVED })} />
      <SchemaInput optional source="partner_id" />
      <InputPair>
        <SchemaInput optional source="product" />
        <SchemaInput optional source="stage" />
      </InputPair>
      <SchemaInput source="send_at" hint={translate('messaging.send_at_hint', MESSAGE_HOURS)} />
      <AudienceCount />
      <MessagePreview campaign={campaign} />
    </>
  );
}
