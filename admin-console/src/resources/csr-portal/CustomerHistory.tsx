import { Timeline, useClient, useLanguage, usePersistedOpen } from '@marketplace/shared/admin';
import {
  type AnswerOf,
  getCustomerTimeline,
  TIMELINE_KINDS,
  type TimelineKind,
} from '@marketplace/shared/api';
import { consentTexts as english } from '@marketplace/shared/i18n/en/consents';
import { consentTexts as hindi } from '@marketplace/shared/i18n/hi/consents';
import { CONSENT_PURPOSES, optionLabel, type OptionListName } from '@marketplace/shared/schema';
import { Button, useTranslate, VisuallyHidden } from '@marketplace/shared/ui';
import { useState } from 'react';
import { newNoteForm, NoteDialog, type OwnNote } from './NoteDialog';

type Entry = AnswerOf<typeof getCustomerTimeline>['data'][number];

const LISTS: Partial<Record<TimelineKind, OptionListName>> = {
  step: 'leadStage',
  status: 'applicationStatus',
  call: 'callDisposition',
  message: 'deliveryStatus',
  help: 'helpStatus',
};

const consentTitles = { en: english, hi: hindi };

/** Says what an entry is about in the language of the console. */
function useEntryText(): (entry: Entry) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return ({ kind, code, name }) => {
    if (kind === 'note' && code) return translate('csr_portal.history.lines.note_edited', { name });
    if (kind === 'task' && code === 'done')
      return translate('csr_portal.history.lines.task_done', { name });
    const list = LISTS[kind];
    const purpose = CONSENT_PURPOSES.find((one) => one === code);
    const title = purpose && consentTitles[language][purpose].v1.title;
    return translate(`csr_portal.history.lines.${kind}`, {
      name: kind === 'step' ? optionLabel('product', name, language) : name,
      code:
        title?.replaceAll('%{lender}', () => name) ??
        (list ? optionLabel(list, code, language) : code),
    });
  };
}

function EditNote({ entry, onEdit }: { entry: Entry; onEdit: (note: OwnNote) => void }) {
  const translate = useTranslate();
  const { editable, text } = entry;
  if (!editable) return null;
  return (
    <Button variant="ghost" size="small" onClick={() => onEdit({ ...editable, text })}>
      <span aria-hidden="true">{translate('csr_portal.notes.edit')}</span>
      <VisuallyHidden>{translate('csr_portal.notes.edit_named', { text })}</VisuallyHidden>
    </Button>
  );
}

/** Shows what happened with a customer, the newest first, page by page. */
export function CustomerHistory({ id }: { id: string }) {
  const translate = useTranslate();
  const client = useClient();
  const toText = useEntryText();
  const [isAdding, setAdding] = usePersistedOpen(newNoteForm(id));
  const [edited, setEdited] = useState<OwnNote>();
  return (
    <>
      <Timeline<TimelineKind, Entry>
        queryKey={['customer-timeline', id]}
        kinds={TIMELINE_KINDS}
        kindLabel={(kind) => translate(`csr_portal.history.kinds.${kind}`)}
        load={(query, signal) =>
          client.call(getCustomerTimeline, { params: { id }, query, signal })
        }
        toText={toText}
        renderActions={(entry) => <EditNote entry={entry} onEdit={setEdited} />}
        actions={
          <Button variant="secondary" size="small" onClick={() => setAdding(true)}>
            {translate('csr_portal.notes.add')}
          </Button>
        }
      />
      {isAdding && <NoteDialog userId={id} note={undefined} onClose={() => setAdding(false)} />}
      {edited && <NoteDialog userId={id} note={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
