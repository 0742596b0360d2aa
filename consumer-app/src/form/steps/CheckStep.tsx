import { Button, ErrorSummary } from '@marketplace/shared/ui';
import type { SubmitEvent } from 'react';
import { AnswerList } from './AnswerList';
import { useConsentForm } from './useConsentForm';
import { Consents } from './Consents';
import type { Answers, FormOutline } from '../spec/formSpec';
import styles from '../form.module.css';
import { getConsentsKey } from '../draft/sensitiveFields';
import type { FormTexts } from '../useFormTexts';
import { SendFailure } from './SendFailure';

interface Props {
  form: FormOutline;
  answers: Answers;
  /** Fields that the person has to review. */
  review: readonly string[];
  words: FormTexts;
  /** Whether somebody is signed in. */
  owned: boolean;
  busy: boolean;
  /** Why the last submission failed, kept during a retry; '' if it did not fail. */
  failure: string;
  onChange: (section: string, field: string) => void;
  onBack: () => void;
  onSend: () => Promise<void>;
}

/** Shows all answers for checking, and the consents that the submission needs. */
export function CheckStep(props: Props) {
  const { form, answers, review, words, owned, busy, failure, onChange, onBack, onSend } = props;
  const { text, own } = words;
  const consents = useConsentForm({
    name: getConsentsKey(form),
    consents: form.consents,
    getMissingText: (consent) => own(`consent.${consent}_missing`),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void consents.submit(onSend);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <header className={styles['stepHeader']}>
        <h2 id="section-check" tabIndex={-1}>
          {text('check')}
        </h2>
        <p>{text('check_intro')}</p>
      </header>
      <ErrorSummary faults={consents.faults} attempt={consents.attempt} />
      <AnswerList form={form} answers={answers} review={review} words={words} onChange={onChange} />
      {form.consents.length > 0 && (
        <Consents form={form} owned={owned} getCheckbox={consents.getCheckbox} words={words} />
      )}
      <SendFailure form={form} words={words} busy={busy} failure={failure} />
      <div className={styles['actions']}>
        <Button type="submit" busy={busy}>
          {failure ? text('retry') : own('send')}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onBack}>
          {text('back')}
        </Button>
      </div>
    </form>
  );
}
