import Stack from '@mui/material/Stack';
import {
  EditPage,
  FactList,
  FormDialog,
  FormDialogButton,
  Panel,
  Panels,
  SchemaInput,
  useClient,
  useSave,
  useTexts,
} from '@marketplace/shared/admin';
import { confirmTestNumber, sendTestMessage, sendTestNumberCode } from '@marketplace/shared/api';
import {
  getOptionLabel,
  type MessageTemplate,
  messageTemplateSchema,
  newMessageTemplateSchema,
  testMessageSchema,
  testNumberCodeSchema,
  testNumberSchema,
} from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { RecordHistory } from '../../history';
import { PhonePreview } from './PhonePreview';
import { TemplateInputs } from './TemplateInputs';
import styles from './messaging.module.css';

const TEXTS = ['subject_en', 'subject_hi', 'body_en', 'body_hi'] as const;

const REVERTIBLE = ['name', 'dlt_id', ...TEXTS, 'archived'];

const testSchema = testMessageSchema.pick(['language']);

const isTemplate = (record: RaRecord): record is MessageTemplate =>
  messageTemplateSchema.isType(record);

function useSaveTemplate() {
  const translate = useTranslate();
  return useSave(
    'message-templates',
    translate('messaging.template_saved'),
    translate('kit.error'),
  );
}

/** Confirms the admin's own number, to which tests of SMS and WhatsApp templates then go. */
function TestNumber() {
  const translate = useTranslate();
  const client = useClient();
  const [isSent, setSent] = useState(false);
  return (
    <>
      <FormDialogButton
        form="messaging/test-number"
        label={translate('messaging.test_number')}
        button={{ variant: 'secondary' }}
        schema={testNumberSchema}
        submitLabel={translate('messaging.test_number_send')}
        save={async (values) => {
          const body = testNumberSchema.cast(values);
          notify.success((await client.call(sendTestNumberCode, { body })).message);
          setSent(true);
        }}
      >
        <SchemaInput
          autoFocus
          source="mobile_phone_number"
          hint={translate('messaging.test_number_hint')}
        />
      </FormDialogButton>
      {isSent && (
        <FormDialog
          form="messaging/test-number-code"
          title={translate('messaging.test_number')}
          schema={testNumberCodeSchema}
          submitLabel={translate('messaging.test_number_confirm')}
          save={async (values) => {
            const body = testNumberCodeSchema.cast(values);
            notify.success((await client.call(confirmTestNumber, { body })).message);
          }}
          onClose={() => setSent(false)}
        >
          <SchemaInput autoFocus source="otp" />
        </FormDialog>
      )}
    </>
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
        <SchemaInput autoFocus source="language" hint={translate('messaging.test_hint')} />
      </FormDialogButton>
      {template['channel'] !== 'email' && <TestNumber />}
      <FormDialogButton
        form={form}
        label={translate('messaging.edit')}
        schema={newMessageTemplateSchema}
        record={template}
        save={async (values) => save(template, { ...values })}
      >
        <p className={styles['notice']}>{translate('messaging.texts_kept')}</p>
        <TemplateInputs />
        <SchemaInput source="archived" />
      </FormDialogButton>
    </>
  );
}

function TemplatePanels({ template }: { template: RaRecord }) {
  const { translate, language } = useTexts();
  const save = useSaveTemplate();
  if (!isTemplate(template)) return null;
  const facts = [
    ['channel', getOptionLabel('messageChannel', template.channel, language)],
    ['dlt_id', template.channel === 'sms' && template.dlt_id],
  ] as const;
  return (
    <Stack spacing={3}>
      {template.archived === 1 && (
        <p className={styles['notice']}>{translate('messaging.archived_note')}</p>
      )}
      <Panels>
        <Panel size="narrow" title={translate('fields.template_id')}>
          <FactList label={(name) => translate(`fields.${name}`)} facts={facts} />
        </Panel>
        <Panel size="wide" title={translate('messaging.preview')}>
          <PhonePreview template={template} />
        </Panel>
      </Panels>
      <RecordHistory
        collection="message_templates"
        record={template}
        fields={REVERTIBLE}
        save={save}
      />
    </Stack>
  );
}

/** Shows a message template as it looks on a phone. */
export function TemplatePage() {
  const translate = useTranslate();
  return (
    <EditPage title={translate('ui.admin_routes.message_template')} actions={<TemplateActions />}>
      {(template) => <TemplatePanels template={template} />}
    </EditPage>
  );
}
