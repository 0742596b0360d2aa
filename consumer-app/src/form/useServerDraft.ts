import { watchDraft } from '@marketplace/shared/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { setTabItem, getTabItem } from '../session/tabStorage';
import { hasUnsavedAnswers, toDraft, withDraft } from './answers';
import type { FormOutline } from './formSpec';
import { deleteServerDraft, fetchDraft, saveServerDraft } from './serverDraft';
import type { useDraftAnswers } from './useDraftAnswers';

/** The network is asked less often than the browser's own storage. */
const PAUSE_MS = 1_500;

interface Other {
  values: Record<string, unknown>;
  step: string | undefined;
  savedAt: Date;
}

interface Options {
  form: FormOutline;
  /** Whose form it is; without one nothing is kept with the server. */
  owner: string | undefined;
  kept: Omit<ReturnType<typeof useDraftAnswers>, 'base' | 'setBase'>;
  step: string;
  go: (step: string) => void;
}

/**
 * The draft on the server, so that another device goes on at the same step. Where another device or
 * tab has kept something else, `other` is offered and nothing is overwritten until one is chosen.
 */
export function useServerDraft(options: Options) {
  const { form, owner, step } = options;
  const { key, changes } = options.kept;
  const [other, setOther] = useState<Other>();
  const version = useRef<number>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  // Until the server has answered once, however late, what it has may be this device's own.
  const asked = useRef(false);
  // One call after the other: a draft that was dropped is not written again by a call overtaken.
  const queue = useRef(Promise.resolve());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  // Which version this tab wrote last: what it finds of itself after a reload is no other's.
  const seen = `draft of ${form.id}`;

  const after = useCallback((work: () => Promise<void>) => {
    queue.current = queue.current.then(work);
    return queue.current;
  }, []);
  /** What another tab or device wrote has been seen and decided about. */
  const acknowledge = useCallback(async () => {
    if (owner !== undefined) version.current = (await fetchDraft({ owner, form }))?.version;
  }, [owner, form]);

  const take = useCallback(({ values, step: theirs, savedAt }: Other) => {
    const { kept, go, step: mine } = latest.current;
    kept.held.current = false;
    kept.take(values, savedAt);
    setOther(undefined);
    if (theirs !== undefined && theirs !== mine) go(theirs);
  }, []);
  const offer = useCallback(
    (draft: Other) => {
      const { saved, answers, held } = latest.current.kept;
      if (!hasUnsavedAnswers(form, withDraft(form, saved, draft.values), answers)) return;
      held.current = true;
      setOther(draft);
    },
    [form],
  );
  const compare = useCallback(async () => {
    if (owner === undefined) return;
    const draft = await fetchDraft({ owner, form });
    if (draft === undefined) return;
    const arriving = !asked.current;
    asked.current = true;
    const mine = draft !== null && getTabItem(seen) === `${owner} ${draft.version}`;
    version.current = draft?.version ?? 0;
    if (mine && !arriving) return;
    if (!draft || draft.shape !== form.version) return;
    const found = { values: draft.values, step: draft.step, savedAt: new Date(draft.saved_at) };
    const { localAt, saved, started } = latest.current.kept;
    // What the form has begun with is no other's, however much was typed before the answer came.
    if (arriving && !hasUnsavedAnswers(form, withDraft(form, saved, found.values), started)) return;
    if (arriving && !touched.current && !localAt) take(found);
    else if (!mine && (!arriving || !localAt || found.savedAt > localAt)) offer(found);
  }, [owner, form, seen, take, offer]);
  const write = useCallback(async () => {
    const { held } = latest.current.kept;
    if (owner === undefined || held.current) return;
    if (version.current === undefined) await compare();
    if (version.current === undefined || held.current) return;
    const { kept, step: reached } = latest.current;
    const content = { step: reached, values: toDraft(form, kept.answers) };
    const answer = await saveServerDraft({ owner, form }, content, version.current);
    if (answer === 'changed') await compare();
    else if (answer !== undefined) {
      version.current = answer;
      setTabItem(seen, `${owner} ${answer}`);
    }
  }, [owner, form, seen, compare]);
  const stop = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  }, []);
  const push = useCallback(() => {
    stop();
    void after(write);
  }, [stop, after, write]);

  useEffect(() => {
    const arriving = setTimeout(() => void after(compare));
    const pushNow = () => {
      if (waiting.current !== undefined) push();
    };
    const pushAgain = () => {
      if (touched.current) push();
    };
    const unwatch = watchDraft(key, (draft) => {
      // The other tab has told the server, or will: its version is asked for before the next push.
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
  }, [key, after, compare, push, offer]);
  useEffect(() => {
    if (changes === 0) return;
    touched.current = true;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(push, PAUSE_MS);
  }, [changes, push]);
  // A step that was reached is worth keeping as well, once something was typed.
  useEffect(() => {
    if (touched.current) push();
  }, [step, push]);

  return {
    other,
    takeOther: () => {
      if (!other) return;
      take(other);
      void after(acknowledge);
    },
    keepMine: () => {
      const { held, keepHere } = latest.current.kept;
      held.current = false;
      setOther(undefined);
      keepHere();
      void after(acknowledge);
      push();
    },
    drop: () => {
      stop();
      touched.current = false;
      void after(async () => {
        version.current = 0;
        if (owner !== undefined) await deleteServerDraft({ owner, form });
      });
    },
  };
}
