import {
  FormDialogButton,
  SchemaInput,
  Timeline,
  useClient,
  useConsole,
  useTexts,
} from '@marketplace/shared/admin';
import {
  addLeadNote,
  type AnswerOf,
  getLeadTimeline,
  LEAD_TIMELINE_KINDS,
  type LeadTimelineKind,
} from '@marketplace/shared/api';
import { newLeadNoteSchema, getOptionLabel } from '@marketplace/shared/schema';
import { notify, useTranslate } from '@marketplace/shared/ui';
import { useLeadRefresh } from './useLead';

type Entry = AnswerOf<typeof getLeadTimeline>['data'][number];

/** Describes an entry in the language of the console. */
function useEntryText(): (entry: Entry) => string {
  const { translate, language } = useTexts();
  return ({ kind, code, name }) => {
    const product = getOptionLabel('product', name, language);
    switch (kind) {
      case 'lead':
        return translate(code === 'added' ? 'leads.lines.lead_added' : 'leads.lines.lead_came', {
          product,
        });
      case 'step':
        return translate('leads.lines.step', {
          product,
          stage: getOptionLabel('leadStage', code, language),
        });
      case 'status':
        return translate('leads.lines.status', {
          name,
          status: getOptionLabel('applicationStatus', code, language),
        });
      case 'contact':
        return translate(`leads.lines.${code}`, { name });
      case 'reminder':
        return translate(code === 'done' ? 'leads.lines.done' : 'leads.lines.set');
      default:
        return translate(`leads.lines.${kind}`, { name });
    }
  };
}

/** Shows what happened with the customer of a lead, newest first, and the form for a note. */
export function LeadTimeline({ id }: { id: string }) {
  const translate = useTranslate();
  const client = useClient();
  const refresh = useLeadRefresh();
  const toText = useEntryText();
  const { isReadOnly = false } = useConsole();
  return (
    <Timeline<LeadTimelineKind, Entry>
      size="full"
      queryKey={['lead-timeline', id]}
      kinds={LEAD_TIMELINE_KINDS}
      kindLabel={(kind) => translate(`leads.kinds.${kind}`)}
      load={(query, signal) => client.call(getLeadTimeline, { params: { id }, query, signal })}
      toText={toText}
      toPath={({ record_id }) => record_id && `/applications/${record_id}`}
      actions={
        <FormDialogButton
          form={`leads/${id}/note`}
          label={translate('leads.note')}
          button={{ variant: 'secondary', disabled: isReadOnly }}
          schema={newLeadNoteSchema}
          save={async (values) => {
            const body = newLeadNoteSchema.cast(values);
            await client.call(addLeadNote, { params: { id }, body });
            notify.success(translate('leads.noted'));
            await refresh();
          }}
        >
          <SchemaInput autoFocus source="text" label={translate('leads.note_text')} />
        </FormDialogButton>
      }
    />
  );
}
