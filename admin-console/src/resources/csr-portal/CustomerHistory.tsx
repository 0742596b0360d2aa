import {
  LoadFailure,
  Panel,
  useClient,
  useLanguage,
  usePersistedOpen,
} from '@marketplace/shared/admin';
import {
  type AnswerOf,
  getCustomerTimeline,
  TIMELINE_KINDS,
  type TimelineKind,
} from '@marketplace/shared/api';
import { formatDateTime } from '@marketplace/shared/format';
import { consentTexts as english } from '@marketplace/shared/i18n/en/consents';
import { consentTexts as hindi } from '@marketplace/shared/i18n/hi/consents';
import { CONSENT_PURPOSES, optionLabel, type OptionListName } from '@marketplace/shared/schema';
import { Button, Skeleton, useTranslate, VisuallyHidden } from '@marketplace/shared/ui';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './customerHistory.module.css';
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
  const language = useLanguage();
  const client = useClient();
  const toText = useEntryText();
  const [kind, setKind] = useState<TimelineKind>();
  const [page, setPage] = useState(1);
  const [isAdding, setAdding] = usePersistedOpen(newNoteForm(id));
  const [edited, setEdited] = useState<OwnNote>();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['customer-timeline', id, kind, page],
    queryFn: ({ signal }) =>
      client.call(getCustomerTimeline, {
        params: { id },
        query: { page, ...(kind && { kind }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const choose = (next: string) => {
    setKind(TIMELINE_KINDS.find((one) => one === next));
    setPage(1);
  };
  const actions = (
    <div className={styles['actions']}>
      <Button variant="secondary" size="small" onClick={() => setAdding(true)}>
        {translate('csr_portal.notes.add')}
      </Button>
      <TextField
        select
        size="small"
        className={styles['kind']}
        label={translate('csr_portal.history.kind')}
        value={kind ?? ''}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('csr_portal.history.every')}</MenuItem>
        {TIMELINE_KINDS.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`csr_portal.history.kinds.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </div>
  );
  return (
    <Panel title={translate('csr_portal.history.title')} actions={actions}>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={6} height="24px" />}
      {data?.total === 0 && (
        <p className={styles['empty']}>{translate('csr_portal.history.empty')}</p>
      )}
      {data && data.total > 0 && (
        <ol className={styles['entries']} aria-busy={isPlaceholderData}>
          {data.data.map((entry) => (
            <li key={entry.id}>
              <time dateTime={entry.at}>{formatDateTime(entry.at, language)}</time>
              <span>
                {toText(entry)}
                {entry.text && <span className={styles['text']}>{entry.text}</span>}
                <EditNote entry={entry} onEdit={setEdited} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {isAdding && <NoteDialog userId={id} note={undefined} onClose={() => setAdding(false)} />}
      {edited && <NoteDialog userId={id} note={edited} onClose={() => setEdited(undefined)} />}
      {data && data.pages > 1 && (
        <div className={styles['pages']}>
          <span role="status">
            {translate('csr_portal.history.page', { page, pages: data.pages })}
          </span>
          <Button
            variant="secondary"
            size="small"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {translate('csr_portal.history.newer')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={page >= data.pages}
            onClick={() => setPage(page + 1)}
          >
            {translate('csr_portal.history.older')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
