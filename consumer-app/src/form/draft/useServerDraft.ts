import { type DraftKey, watchDraft } from '@marketplace/shared/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { setTabItem, getTabItem } from '../../session';
import { hasUnsavedAnswers, toDraft, withDraft } from '../spec/answers';
import type { Answers, FormOutline, FormValues } from '../spec/formSpec';
import { useOnInput } from '@marketplace/shared/form';
import { deleteServerDraft, fetchDraft, saveServerDraft } from './serverDraft';
import type { StartedDraft, useLocalDraft } from './useLocalDraft';

/** Saving to the network is less frequent than saving to the browser's storage. */
const PAUSE_MS = 1_500;

interface Other {
  values: Record<string, unknown>;
  step: string | undefined;
  savedAt: Date;
}

interface Options {
  form: FormOutline;
  /** The form's owner; without one the server keeps no draft. */
  owner: string | undefined;
  key: DraftKey;
  saved: Answers;
  started: StartedDraft;
  localDraft: ReturnType<typeof useLocalDraft>;
  step: string;
  go: (step: string) => void;
}

/**
 * Saves the draft to the server, so that another device continues at the same step. If another
 * device or tab saved something else, `other` holds it, and the hook overwrites nothing until the
 * person chooses one.
 */
export function useServerDraft<Body>(
  fields: UseFormReturn<FormValues, unknown, Body>,
  options: Options,
) {
  const { form, owner, key, step } = options;
  const { getValues } = fields;
  const [other, setOther] = useState<Other>();
  const version = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  // Until the first answer, the server's draft may be this device's own.
  const hasAnswered = useRef(false);
  // Calls run one after the other, so that a late save cannot restore a deleted draft.
  const queue = useRef(Promise.resolve());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  // Key of the version that this tab saved last; after a reload it recognizes that draft as its
  // own.
  const versionKey = `draft of ${form.id}`;

  const enqueue = useCallback((work: () => Promise<void>) => {
    queue.current = queue.current.then(work);
    return queue.current;
  }, []);
  /** Takes over the server's version, after the person has decided about the other draft. */
  const acknowledge = useCallback(async () => {
    if (owner !== undefined) version.current = (await fetchDraft({ owner, form }))?.version;
  }, [owner, form]);

  const take = useCallback(({ values, step: theirs, savedAt }: Other) => {
    const { localDraft, go, step: mine } = latest.current;
    localDraft.isPaused.current = false;
    localDraft.take(values, savedAt);
    setOther(undefined);
    if (theirs !== undefined && theirs !== mine) go(theirs);
  }, []);
  const offer = useCallback(
    (draft: Other) => {
      const { saved, localDraft } = latest.current;
      if (!hasUnsavedAnswers(form, withDraft(form, saved, draft.values), getValues())) return;
      localDraft.isPaused.current = true;
      setOther(draft);
    },
    [form, getValues],
  );
  const compare = useCallback(async () => {
    if (owner === undefined) return;
    const draft = await fetchDraft({ owner, form });
    if (draft === undefined) return;
    const arriving = !hasAnswered.current;
    hasAnswered.current = true;
    const mine = draft !== null && getTabItem(versionKey) === `${owner} ${draft.version}`;
    version.current = draft?.version ?? 0;
    if (mine && !arriving) return;
    if (!draft || draft.shape !== form.version) return;
    const found = { values: draft.values, step: draft.step, savedAt: new Date(draft.saved_at) };
    const { saved, started } = latest.current;
    const { answers, savedAt: localAt } = started;
    // A draft equal to what the form started with is not another one, however much the person typed
    // before the answer arrived.
    if (arriving && !hasUnsavedAnswers(form, withDraft(form, saved, found.values), answers)) return;
    if (arriving && !touched.current && !localAt) take(found);
    else if (!mine && (!arriving || !localAt || found.savedAt > localAt)) offer(found);
  }, [owner, form, versionKey, take, offer]);
  const write = useCallback(async () => {
    const { isPaused } = latest.current.localDraft;
    if (owner === undefined || isPaused.current) return;
    if (version.current === undefined) await compare();
    if (version.current === undefined || isPaused.current) return;
    const content = { step: latest.current.step, values: toDraft(form, getValues()) };
    const answer = await saveServerDraft({ owner, form }, content, version.current);
    if (answer === 'changed') await compare();
    else if (answer !== undefined) {
      version.current = answer;
      setTabItem(versionKey, `${owner} ${answer}`);
    }
  }, [owner, form, versionKey, compare, getValues]);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const push = useCallback(() => {
    stop();
    void enqueue(write);
  }, [stop, enqueue, write]);

  useEffect(() => {
    const arriving = setTimeout(() => void enqueue(compare));
    const pushNow = () => {
      if (timer.current !== undefined) push();
    };
    const pushAgain = () => {
      if (touched.current) push();
    };
    const unwatch = watchDraft(key, (draft) => {
      // The other tab saves to the server too, so the version has to be fetched before the next
      // push.
      version.current = undefined;
      if (draft) offer({ ...draft, step: undefined });
    });
    window.addEventListener('online', pushAgain);
    document.addEventListener('visibilitychange', pushNow);
    return () => {
      clearTimeout(arriving);
      unwatch();
      window.removeEventListener('online', pushAgain);
      document.removeEventListener('visibilitychange', pushNow);
      pushNow();
    };
  }, [key, enqueue, compare, push, offer]);
  useOnInput(fields, () => {
    touched.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(push, PAUSE_MS);
  });
  // Saves a new step too, once the person has typed something.
  useEffect(() => {
    if (touched.current) push();
  }, [step, push]);

  return {
    other,
    takeOther: () => {
      if (!other) return;
      take(other);
      void enqueue(acknowledge);
    },
    keepMine: () => {
      const { isPaused, write } = latest.current.localDraft;
      isPaused.current = false;
      setOther(undefined);
      write();
      void enqueue(acknowledge);
      push();
    },
    drop: () => {
      stop();
      touched.current = false;
      void enqueue(async () => {
        version.current = 0;
        if (owner !== undefined) await deleteServerDraft({ owner, form });
      });
    },
  };
}
