import {
  EditPage,
  FormDialogButton,
  Panel,
  Panels,
  SchemaInput,
  useClient,
  useSave,
} from '@marketplace/shared/admin';
import { sendTestMessage } from '@marketplace/shared/api';
import { newMessageTemplateSchema, testMessageSchema } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { type RaRecord, useRecordContext } from 'react-admin';
import { RecordHistory } from '../../history';
import { PhonePreview } from './PhonePreview';
import { TemplateInputs } from './TemplateInputs';
import styles from './messaging.module.css';

const REVERTIBLE = ['name', 'dlt_id', 'archived'];

const testSchema = testMessageSchema.pick(['contact', 'language']);

function useSaveTemplate() {
  const translate = useTranslate();
  return useSave(
    'message-templates',
    translate('messaging.template_saved'),
    translate('kit.error'),
  );
}

/** Changes the template, or sends a test of it. */
function TemplateActions() {
  const translate = useTranslate();
  const client = useClient();
  const save = useSaveTemplate();
  const template = useRecordContext();
  const form = `message-templates/${template?.id}`;
  if (!template) return null;
  return (
    <>
      <FormDialogButton
        form={`${form}/test`}
        label={translate('messaging.test')}
        button={{ variant: 'secondary' }}
        schema={testSchema}
        record={{ language: 'en' }}
        submitLabel={translate('messaging.test_do')}
        save={async (values) => {
          const body = testMessageSchema.cast({ ...values, template_id: template.id });
          notify.success((await client.call(sendTestMessage, { body })).message);
        }}
      >
        <SchemaInput autoFocus source="contact" hint={translate('messaging.test_hint')} />
      </FormDialogButton>
      <FormDialogButton
        form={form}
        label={translate('messaging.edit')}
        schema={newMessageTemplateSchema}
        record={template}
        save={async (values) => save(template, { ...values })}
      >
        <TemplateInputs />
        <SchemaInput source="archived" />
      </FormDialogButton>
    </>
  );
}

function TemplatePanels({ template }: { template: RaRecord }) {
  const translate = useTranslate();
  const save = useSaveTemplate();
  return (
    <div className={styles['sections']}>
      <Panels>
        <Panel size="full" title={translate('messaging.preview')}>
          <PhonePreview
            texts={{ en: String(template['body_en']), hi: String(template['body_hi']) }}
          />
        </Panel>
      </Panels>
      <RecordHistory
        collection="message_templates"
        record={template}
        fields={REVERTIBLE}
        save={save}
      />
    </div>
  );
}

/** A message template as it looks on a phone. */
export function TemplatePage() {
  const translate = useTranslate();
  return (
    <EditPage title={translate('ui.admin_routes.message_template')} actions={<TemplateActions />}>
      {(template) => <TemplatePanels template={template} />}
    </EditPage>
  );
}
