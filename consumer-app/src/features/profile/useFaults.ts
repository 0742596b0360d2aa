import type { FieldFault } from '@marketplace/shared/ui';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { inFormOrder } from './checkProfile';
import type { ProfileSection } from './profileSections';
import { shownIn } from './profileSections';
import type { ProfileFieldName, ProfileValues } from './profileValues';
import { sectionOf } from './profileSections';

const isField = (name: string): name is ProfileFieldName => sectionOf(name) !== undefined;

/**
 * The faults of the last try to go on, as the error summary lists them: one that is put right
 * leaves the list, none joins it before the next try, so that the focus never jumps while typing.
 */
export function useFaults(form: UseFormReturn<ProfileValues>) {
  const [listed, setListed] = useState<readonly ProfileFieldName[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { errors } = form.formState;
  const faults: FieldFault[] = listed.flatMap((field) => {
    const text = errors[field]?.message;
    return text ? [{ field, message: text }] : [];
  });
  if (listed.length > faults.length) setListed(listed.filter((field) => errors[field]));

  /** Checks the questions asked in some sections; true when one is answered wrongly. */
  const findFaults = async (sections: readonly ProfileSection[]): Promise<boolean> => {
    const asked = sections.flatMap((section) =>
      shownIn(section, form.getValues()).map(({ name }) => name),
    );
    const right = await form.trigger(asked);
    setAttempt((count) => count + 1);
    const wrong = asked.filter((name) => form.getFieldState(name).error);
    setListed(right ? [] : wrong);
    return !right;
  };

  /** Takes what the server finds wrong; answers the fields of this form among it, in order. */
  const showFaults = (fields: Readonly<Record<string, string>>): ProfileFieldName[] => {
    const names = inFormOrder(Object.keys(fields)).filter(isField);
    for (const name of names) form.setError(name, { type: 'server', message: fields[name] ?? '' });
    setAttempt((count) => count + 1);
    setListed(names);
    return names;
  };
  return { faults, attempt, findFaults, showFaults };
}
