import type { ComponentProps } from 'react';
import { getConsentsKey } from '../draft/sensitiveFields';
import { Consents } from './Consents';
import { SectionsStep } from './SectionsStep';
import { SendFailure } from './SendFailure';
import { useConsentForm } from './useConsentForm';

interface Props extends Omit<ComponentProps<typeof SectionsStep>, 'next' | 'onNext'> {
  /** Whether somebody is signed in. */
  owned: boolean;
  busy: boolean;
  /** Why the last submission failed; '' if it did not fail. */
  failure: string;
  /** Shows what is wrong with the answers; true if nothing is. */
  onCheck: () => Promise<boolean>;
  onSend: () => Promise<void>;
}

/** All questions of a form, its consents and the button that sends it. */
export function OnePageStep({ owned, busy, failure, onCheck, onSend, ...questions }: Props) {
  const { form, words, errors } = questions;
  const { text, own } = words;
  const consents = useConsentForm({
    name: getConsentsKey(form),
    consents: form.consents,
    getMissingText: (consent) => own(`consent.${consent}_missing`),
  });
  const send = async () => {
    const isComplete = await onCheck();
    await consents.submit(() => (isComplete ? onSend() : undefined));
  };
  const label = form.consents.length > 0 ? own('send') : text('save_and_continue');
  return (
    <SectionsStep
      {...questions}
      errors={{
        ...errors,
        faults: [...errors.faults, ...consents.faults],
        attempt: errors.attempt + consents.attempt,
      }}
      busy={busy}
      next={failure ? text('retry') : label}
      onNext={send}
    >
      {form.consents.length > 0 && (
        <Consents form={form} owned={owned} getCheckbox={consents.getCheckbox} words={words} />
      )}
      <SendFailure form={form} words={words} busy={busy} failure={failure} />
    </SectionsStep>
  );
}
