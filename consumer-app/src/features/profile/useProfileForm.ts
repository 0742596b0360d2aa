import type { User } from '@marketplace/shared/schema';
import { readDraft } from '@marketplace/shared/session';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { checkProfile } from './checkProfile';
import { differs, profileDraftKey, withDraft } from './profileDraft';
import type { ProfileValues } from './profileValues';
import { FLAG_FIELDS, RUPEES_FIELDS, TEXT_FIELDS, valuesOf } from './profileValues';
import { useKeptDraft } from './useKeptDraft';
import { usePincodeFill } from './usePincodeFill';
import { useProfileTexts } from './useProfileTexts';

interface Start {
  saved: ProfileValues;
  values: ProfileValues;
  /** When the draft was kept that the form starts with; undefined without one. */
  restored: Date | undefined;
}

const startOf = (user: User): Start => {
  const saved = valuesOf(user);
  const draft = readDraft(profileDraftKey(user.user_id));
  const values = draft ? withDraft(saved, draft) : saved;
  return { saved, values, restored: draft && differs(saved, values) ? draft.savedAt : undefined };
};

const isOwn = (name: string): name is keyof ProfileValues =>
  [...TEXT_FIELDS, ...RUPEES_FIELDS, ...FLAG_FIELDS].some((field) => field === name);

/** The form on react-hook-form, with the rules of the schema and a draft that is kept as it is typed. */
export function useProfileForm(user: User) {
  const { fault } = useProfileTexts();
  const [start] = useState(() => startOf(user));
  const [restored, setRestored] = useState(start.restored);

  const form = useForm<ProfileValues>({
    defaultValues: start.values,
    mode: 'onTouched',
    resolver: (values) => {
      const checked = checkProfile(values);
      if (checked.ok) return { values, errors: {} };
      const errors: FieldErrors<ProfileValues> = {};
      for (const [name, message] of Object.entries(checked.errors)) {
        if (isOwn(name)) errors[name] = { type: 'rule', message: fault(message) };
      }
      return { values: {}, errors };
    },
  });
  const held = useRef(false);
  const draft = useKeptDraft(form, user.user_id, start.saved, held);
  usePincodeFill(form);

  // Messages were made in the language of their time.
  const { trigger, formState } = form;
  const { errors } = formState;
  const spoken = useRef(fault);
  useEffect(() => {
    if (spoken.current === fault) return;
    spoken.current = fault;
    const names = Object.keys(errors).filter(isOwn);
    if (names.length > 0) void trigger(names);
  }, [fault, trigger, errors]);

  // A message leaves as soon as its field is put right, not only when the field is left.
  const { subscribe, getFieldState } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type !== 'change' || name === undefined || !isOwn(name)) return;
          if (getFieldState(name).error) void trigger(name);
        },
      }),
    [subscribe, getFieldState, trigger],
  );

  const discard = () => {
    draft.drop();
    form.reset(start.saved);
    setRestored(undefined);
  };
  return {
    form,
    saved: start.saved,
    localAt: start.restored,
    held,
    restored,
    setRestored,
    discard,
    draftKept: draft.kept,
    dropDraft: draft.drop,
  };
}
