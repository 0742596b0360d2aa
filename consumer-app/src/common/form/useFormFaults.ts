import type { FieldFault } from '@marketplace/shared/ui';
import { useState } from 'react';
import type { Answers, FieldName, FormDescription, FormSection } from './description';
import { askedOf, shownIn } from './description';
import { checkAnswers } from './checkAnswers';
import { useFormTexts } from './useFormTexts';

/**
 * What is wrong with the answers, as far as it is shown: a field that was left with something wrong in
 * it, and what the last try to go on found. What is put right leaves at once.
 */
export function useFormFaults(form: FormDescription, answers: Answers) {
  const { fault } = useFormTexts();
  const [marked, setMarked] = useState<ReadonlySet<FieldName>>(new Set());
  const [listed, setListed] = useState<readonly FieldName[]>([]);
  const [refused, setRefused] = useState<{ answers: Answers; texts: Record<string, string> }>();
  const [attempt, setAttempt] = useState(0);
  const checked = checkAnswers(form, answers);
  const wrong = checked.ok ? {} : checked.errors;

  const said = (name: FieldName): string | undefined => {
    const rule = wrong[name];
    if (rule) return fault(rule);
    // What the server refused holds for the answer that it refused.
    return refused && refused.answers[name] === answers[name] ? refused.texts[name] : undefined;
  };
  const errorOf = (name: FieldName): string | undefined =>
    marked.has(name) ? said(name) : undefined;
  const faults: FieldFault[] = listed.flatMap((field) => {
    const text = said(field);
    return text ? [{ field, message: text }] : [];
  });

  /** A field was left: an empty one may still be filled in, a wrong one is said. */
  const leave = (name: FieldName) => {
    if ((answers[name] ?? '') !== '' && !marked.has(name)) setMarked(new Set([...marked, name]));
  };
  /** Checks the questions of some sections; true when one is answered wrongly. */
  const findFaults = (sections: readonly FormSection[]): boolean => {
    const asked = sections.flatMap((section) => shownIn(section, answers)).map(({ name }) => name);
    setMarked(new Set([...marked, ...asked]));
    setAttempt(attempt + 1);
    const found = asked.filter((name) => wrong[name]);
    setListed(found);
    return found.length > 0;
  };
  /** Takes what the server finds wrong; answers the first field of it. */
  const showRefused = (texts: Readonly<Record<string, string>>): FieldName | undefined => {
    const names = askedOf(form, answers)
      .map(({ name }) => name)
      .filter((name) => texts[name]);
    setRefused({ answers, texts: { ...texts } });
    setMarked(new Set([...marked, ...names]));
    setListed(names);
    setAttempt(attempt + 1);
    return names[0];
  };
  const firstWrong = (): FieldName | undefined =>
    askedOf(form, answers)
      .map(({ name }) => name)
      .find((name) => wrong[name]);
  return { checked, faults, attempt, errorOf, leave, findFaults, showRefused, firstWrong };
}
