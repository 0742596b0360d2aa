import { watchDraft } from '@marketplace/shared/session';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { remember, remembered } from '../../common/tabMemory';
import { differs, draftOf, profileDraftKey, withDraft } from './profileDraft';
import type { StepId } from './profileSteps';
import { stepNamed } from './profileSteps';
import type { ProfileValues } from './profileValues';
import { dropServerDraft, fetchDraft, pushDraft } from './serverDraft';

/** The network is asked less often than the browser's own storage. */
const PAUSE_MS = 1_500;

/** Which version this tab has written last: what it finds of itself after a reload is no other's. */
const SEEN = 'profileDraft';

interface Other {
  values: Record<string, unknown>;
  step: string | undefined;
  savedAt: Date;
}

interface Options {
  userId: string;
  form: UseFormReturn<ProfileValues>;
  saved: ProfileValues;
  /** When the browser's own draft was kept; undefined without one. */
  localAt: Date | undefined;
  step: StepId;
  go: (step: StepId) => void;
  onTaken: (at: Date) => void;
  /** While true nothing is kept: the person has to choose between two drafts first. */
  held: RefObject<boolean>;
}

/**
 * The draft on the server, so that another device goes on at the same step. Where another device or
 * tab has kept something else, `other` is offered and nothing is overwritten until one is chosen.
 */
export function useSharedDraft(options: Options) {
  const { userId, form, saved } = options;
  const { subscribe, getValues, reset } = form;
  const [other, setOther] = useState<Other>();
  const version = useRef<number>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const take = useCallback(
    ({ values, step, savedAt }: Other) => {
      // The PAN is in no draft: what is typed of it here stays.
      const next = { ...withDraft(saved, { values, savedAt }), tin: getValues('tin') };
      reset(next, { keepDefaultValues: true });
      latest.current.held.current = false;
      setOther(undefined);
      latest.current.onTaken(savedAt);
      const wanted = stepNamed(step ?? latest.current.step);
      if (wanted !== latest.current.step) latest.current.go(wanted);
    },
    [saved, getValues, reset],
  );
  const offer = useCallback(
    (draft: Other) => {
      const theirs = withDraft(saved, draft);
      if (!differs(theirs, getValues())) return false;
      latest.current.held.current = true;
      setOther(draft);
      return true;
    },
    [saved, getValues],
  );
  const compare = useCallback(
    async (arriving: boolean) => {
      const draft = await fetchDraft(userId);
      if (draft === undefined) return;
      const mine = draft !== null && remembered(SEEN) === `${userId} ${draft.version}`;
      version.current = draft?.version ?? 0;
      if (mine && !arriving) return;
      if (!draft || draft.shape !== profileDraftKey(userId).version) return;
      const { values, step } = draft;
      const found = { values, step, savedAt: new Date(draft.saved_at) };
      const { localAt } = latest.current;
      if (arriving && !touched.current && !localAt) {
        if (differs(withDraft(saved, found), saved)) take(found);
      } else if (!mine && (!arriving || !localAt || found.savedAt > localAt)) offer(found);
    },
    [userId, saved, take, offer],
  );
  const push = useCallback(async () => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    if (latest.current.held.current) return;
    if (version.current === undefined) await compare(false);
    if (version.current === undefined || latest.current.held.current) return;
    const kept = { step: latest.current.step, values: draftOf(getValues()) };
    const answer = await pushDraft(userId, kept, version.current);
    if (answer === 'changed') await compare(false);
    else if (answer !== undefined) {
      version.current = answer;
      remember(SEEN, `${userId} ${answer}`);
    }
  }, [userId, getValues, compare]);

  useEffect(() => {
    const arriving = setTimeout(() => void compare(true));
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        if (type !== 'change') return;
        touched.current = true;
        clearTimeout(waiting.current);
        waiting.current = setTimeout(() => void push(), PAUSE_MS);
      },
    });
    const unwatch = watchDraft(profileDraftKey(userId), (draft) => {
      // The other tab has told the server, or will: its version is asked for before the next push.
      version.current = undefined;
      if (draft) offer({ ...draft, step: undefined });
    });
    return () => {
      clearTimeout(arriving);
      clearTimeout(waiting.current);
      unsubscribe();
      unwatch();
    };
  }, [userId, subscribe, compare, push, offer]);

  // A step that was reached is worth keeping as well, once something was typed.
  const { step } = options;
  useEffect(() => {
    if (touched.current) void push();
  }, [step, push]);

  return {
    other,
    takeOther: () => other && take(other),
    keepMine: () => {
      latest.current.held.current = false;
      setOther(undefined);
      void push();
    },
    drop: () => {
      clearTimeout(waiting.current);
      touched.current = false;
      version.current = 0;
      void dropServerDraft(userId);
    },
  };
}
