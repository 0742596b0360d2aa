import { Timeline, useClient, useTexts } from '@marketplace/shared/admin';
import {
  type AnswerOf,
  getCustomerTimeline,
  TIMELINE_KINDS,
  type TimelineKind,
} from '@marketplace/shared/api';
import { consentTexts as english } from '@marketplace/shared/i18n/en/consents';
import { consentTexts as hindi } from '@marketplace/shared/i18n/hi/consents';
import { CONSENT_PURPOSES, getOptionLabel, type OptionListName } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { NoteButton } from './NoteButton';

type Entry = AnswerOf<typeof getCustomerTimeline>['data'][number];

const LISTS: Partial<Record<TimelineKind, OptionListName>> = {
  step: 'leadStage',
  status: 'applicationStatus',
  call: 'callDisposition',
  message: 'deliveryStatus',
  help: 'helpStatus',
};

const consentTitles = { en: english, hi: hindi };

/** Describes an entry in the language of the console. */
function useEntryText(): (entry: Entry) => string {
  const { translate, language } = useTexts();
  return ({ kind, code, name }) => {
    if (kind === 'note' && code) return translate('csr_portal.history.lines.note_edited', { name });
    if (kind === 'task' && code === 'done')
      return translate('csr_portal.history.lines.task_done', { name });
    const list = LISTS[kind];
    const purpose = CONSENT_PURPOSES.find((one) => one === code);
    const title = purpose && Object.values(consentTitles[language][purpose]).at(-1)?.title;
    return translate(`csr_portal.history.lines.${kind}`, {
      name: kind === 'step' ? getOptionLabel('product', name, language) : name,
      code:
        title?.replaceAll('%{lender}', () => name) ??
        (list ? getOptionLabel(list, code, language) : code),
    });
  };
}

/** Shows what happened with a customer, the newest first, page by page. */
export function CustomerHistory({ id, isErased }: { id: string; isErased: boolean }) {
  const translate = useTranslate();
  const client = useClient();
  const toText = useEntryText();
  return (
    <Timeline<TimelineKind, Entry>
      queryKey={['customer-timeline', id]}
      kinds={TIMELINE_KINDS}
      kindLabel={(kind) => translate(`csr_portal.history.kinds.${kind}`)}
      load={(query, signal) => client.call(getCustomerTimeline, { params: { id }, query, signal })}
      toText={toText}
      renderActions={({ editable, text }) =>
        editable && <NoteButton userId={id} note={{ ...editable, text }} />
      }
      actions={!isErased && <NoteButton userId={id} />}
    />
  );
}
