import {
  ContentChange,
  Failure,
  useConfirm,
  useConsole,
  usePlainForm,
  useTexts,
} from '@marketplace/shared/admin';
import { formatDateTime } from '@marketplace/shared/format';
import {
  DEFAULT_FUNNEL,
  type Funnel,
  funnelSchema,
  type FunnelVersion,
} from '@marketplace/shared/schema';
import { readInput, removeInput, saveInput } from '@marketplace/shared/session';
import { Button, notify, TextField } from '@marketplace/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import styles from './funnel.module.css';
import { FunnelFields } from './FunnelFields';
import { FunnelHistory } from './FunnelHistory';
import { FunnelPreviewFrame } from './FunnelPreviewFrame';
import { listChanges } from './listChanges';
import { useLeaveGuard } from './useLeaveGuard';
import { FUNNEL_KEY, type FunnelState, useFunnelChanges } from './useFunnelChanges';

const FORM = 'funnel';
const NOTE = 'funnel/note';

const isWaiting = ({ change }: FunnelState): boolean => change?.status === 'waiting';

/** Shows the draft beside its preview, and the versions below. */
export function FunnelEditor({ state, segment }: { state: FunnelState; segment: string }) {
  const { translate, language } = useTexts();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { isReadOnly = false, isMasquerade = false } = useConsole();
  const { saveDraft, publish, restore } = useFunnelChanges(state);
  const form = usePlainForm<Funnel, typeof funnelSchema>(
    FORM,
    funnelSchema,
    state.draft,
    'onChange',
  );
  const [failure, setFailure] = useState<unknown>();
  const { control, formState, handleSubmit, reset } = form;
  const typed: Funnel = { ...state.draft, ...useWatch({ control }) };
  const live = state.versions[0]?.content ?? DEFAULT_FUNNEL;
  const listDifferences = (from: Funnel, to: Funnel) => listChanges(from, to, translate, language);
  const isUnsaved = listDifferences(state.draft, typed).length > 0;
  const isUnpublished = listDifferences(live, typed).length > 0;
  const isOff = isReadOnly || isMasquerade || formState.isSubmitting;

  const applyState = ({ draft }: FunnelState, text: string) => {
    reset(draft);
    removeInput(FORM);
    notify.success(translate(text));
  };
  const discard = () => {
    reset(state.draft);
    removeInput(FORM);
  };
  useLeaveGuard(isUnsaved, discard);

  const save = handleSubmit((values) => {
    setFailure(undefined);
    return saveDraft(values).then((saved) => applyState(saved, 'funnel.saved'), setFailure);
  });
  const renderChanges = (from: Funnel, to: Funnel) => (
    <dl className={styles['changes']}>
      {listDifferences(from, to).map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del>{before}</del> <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
  const askToPublish = handleSubmit(async (values) => {
    // If a person cancels a publication, the next dialog shows the note again.
    const { note: typedNote } = { ...readInput(NOTE) };
    let note = typeof typedNote === 'string' ? typedNote : '';
    let saved = isUnsaved ? undefined : state;
    await confirm({
      title: translate('funnel.publish_title'),
      text: translate('funnel.publish_text', { segment }),
      details: (
        <>
          {renderChanges(live, values)}
          <TextField
            name="note"
            id="funnel-note"
            label={translate('funnel.note')}
            hint={translate('funnel.note_hint')}
            maxLength={150}
            defaultValue={note}
            onChange={({ currentTarget }) => {
              note = currentTarget.value;
              saveInput(NOTE, { note });
            }}
          />
        </>
      ),
      confirmLabel: translate('funnel.publish'),
      action: async () => {
        saved ??= await saveDraft(values);
        const published = await publish(note.replaceAll(/[<>]/g, ''), saved.version);
        applyState(published, isWaiting(published) ? 'funnel.waits' : 'funnel.published');
        removeInput(NOTE);
      },
    });
  });
  const askToDiscard = async () => {
    const isAgreed = await confirm({
      title: translate('funnel.discard_title'),
      text: translate('funnel.leave_text'),
      details: renderChanges(typed, state.draft),
      confirmLabel: translate('funnel.discard'),
      destructive: true,
    });
    if (isAgreed) discard();
  };
  const askToRestore = ({ number, content }: FunnelVersion) =>
    confirm({
      title: translate('funnel.restore_title', { number }),
      text: translate('funnel.restore_text'),
      details: renderChanges(live, content),
      confirmLabel: translate('funnel.restore'),
      action: async () => {
        const restored = await restore(number);
        applyState(restored, isWaiting(restored) ? 'funnel.waits' : 'funnel.rolled_back');
      },
    });

  const renderStatus = () => {
    if (isUnsaved) return translate('funnel.unsaved');
    if (!isUnpublished) return translate('funnel.up_to_date');
    return translate('funnel.draft_saved', {
      when: formatDateTime(state.draft_saved_at ?? '', language),
      name: state.draft_saved_by,
    });
  };
  return (
    <FormProvider {...form}>
      <div className={styles['bar']}>
        <p role="status">{renderStatus()}</p>
        <Button variant="ghost" disabled={isOff || !isUnsaved} onClick={() => void askToDiscard()}>
          {translate('funnel.discard')}
        </Button>
        <Button variant="secondary" disabled={isOff || !isUnsaved} onClick={() => void save()}>
          {translate('funnel.save')}
        </Button>
        <Button disabled={isOff || !isUnpublished} onClick={() => void askToPublish()}>
          {translate('funnel.publish')}
        </Button>
        {failure !== undefined && (
          <div className={styles['failure']}>
            <Failure error={failure} />
          </div>
        )}
      </div>
      {state.change && (
        <ContentChange
          change={state.change}
          differences={listDifferences(live, state.change.content)}
          disabled={isOff}
          onWithdrawn={() => void queryClient.invalidateQueries({ queryKey: FUNNEL_KEY })}
        />
      )}
      <div className={styles['columns']}>
        <form noValidate className={styles['editor']} onSubmit={(event) => void save(event)}>
          <FunnelFields disabled={isReadOnly || isMasquerade} />
        </form>
        <div className={styles['preview']}>
          <FunnelPreviewFrame funnel={typed} segment={segment} />
        </div>
      </div>
      <FunnelHistory
        versions={state.versions}
        disabled={isOff}
        onRestore={(version) => void askToRestore(version)}
      />
    </FormProvider>
  );
}
