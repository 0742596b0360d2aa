import type { FieldMessages } from '@marketplace/shared/schema';
import type { FieldFault } from '@marketplace/shared/ui';
import { useState } from 'react';
import type { Answers, FormSection, FormShape } from './description';
import { askedOf, shownIn } from './description';
import { useAfterPress } from './useAfterPress';
import type { FormTexts } from './useFormTexts';

interface Options {
  form: FormShape;
  answers: Answers;
  /** What is wrong with the answers; empty when nothing is. */
  wrong: FieldMessages;
  fault: FormTexts['fault'];
}

/**
 * What is wrong with the answers, as far as it is shown: a field that was left with something wrong in
 * it, and what the last try to go on found. What is put right leaves at once, and is judged again when
 * its field is left again, so that nothing flickers and nothing jumps while somebody types.
 */
export function useFormFaults({ form, answers, wrong, fault }: Options) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [listed, setListed] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<{ answers: Answers; texts: Record<string, string> }>();
  const [attempt, setAttempt] = useState(0);
  const afterPress = useAfterPress();

  const said = (name: string): string | undefined => {
    const rule = wrong[name];
    if (rule) return fault(form, name, rule);
    // What the server refused holds for the answer that it refused.
    return refused && refused.answers[name] === answers[name] ? refused.texts[name] : undefined;
  };
  const errorOf = (name: string): string | undefined => (marked.has(name) ? said(name) : undefined);
  const faults: FieldFault[] = listed.flatMap((field) => {
    const text = said(field);
    return text ? [{ field, message: text }] : [];
  });
  if (listed.length > faults.length) setListed(faults.map(({ field }) => field));

  const mark = (names: readonly string[]) => setMarked((before) => new Set([...before, ...names]));
  const inOrder = () => askedOf(form, answers).map(({ name }) => name);

  /** A field was left: an empty one may still be filled in, a wrong one is said. */
  const leave = (name: string) => {
    if ((answers[name] ?? '') !== '' && !marked.has(name)) afterPress(() => mark([name]));
  };
  /** A field is typed into: one without a fault is not judged before it is left. */
  const touch = (name: string) => {
    if (!marked.has(name) || said(name)) return;
    setMarked(new Set([...marked].filter((other) => other !== name)));
  };
  /** Checks the questions of some sections; true when one is answered wrongly. */
  const findFaults = (sections: readonly FormSection[]): boolean => {
    const asked = sections.flatMap((section) => shownIn(section, answers)).map(({ name }) => name);
    mark(asked);
    setAttempt(attempt + 1);
    const found = asked.filter((name) => wrong[name]);
    setListed(found);
    return found.length > 0;
  };
  /** Takes what the server finds wrong; answers the first field of it. */
  const showRefused = (texts: Readonly<Record<string, string>>): string | undefined => {
    const names = inOrder().filter((name) => texts[name]);
    setRefused({ answers, texts: { ...texts } });
    mark(names);
    setListed(names);
    setAttempt(attempt + 1);
    return names[0];
  };
  return { faults, attempt, errorOf, leave, touch, findFaults, showRefused };
}
