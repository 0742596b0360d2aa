import { InputPair, SchemaInput } from '@marketplace/shared/admin';
import { MESSAGE_VARIABLES, type MessageTemplate } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { useWatch } from 'react-hook-form';
import { PhonePreview } from './PhonePreview';

/** Shows the inputs that a template needs for its channel, and a preview on a phone. */
export function TemplateInputs() {
  const translate = useTranslate();
  const template = useWatch<Partial<MessageTemplate>>();
  const { channel } = template;
  const names = MESSAGE_VARIABLES.map((name) => `{${name}}`).join(', ');
  const isEmail = channel === 'email';
  return (
    <>
      <SchemaInput autoFocus source="name" />
      <SchemaInput source="channel" />
      {channel === 'sms' && <SchemaInput source="dlt_id" hint={translate('messaging.dlt_hint')} />}
      {isEmail && (
        <InputPair>
          <SchemaInput source="subject_en" />
          <SchemaInput source="subject_hi" />
        </InputPair>
      )}
      <SchemaInput source="body_en" hint={translate('messaging.variables', { names })} />
      <SchemaInput source="body_hi" />
      <PhonePreview template={template} />
    </>
  );
}
