import type { Translate } from '@marketplace/shared/i18n';
import { Button, ErrorSummary } from '@marketplace/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { AnswerList } from './AnswerList';
import { consentId, Consents } from './Consents';
import type { Answers, FormDescription } from './description';
import { Failure } from './Failure';
import styles from './form.module.css';
import type { useOptionLists } from './useOptionLists';
import { useFormTexts } from './useFormTexts';

interface Props {
  form: FormDescription;
  answers: Answers;
  options: ReturnType<typeof useOptionLists>;
  own: Translate;
  busy: boolean;
  /** Why the last try to send failed; '' when it did not. */
  failure: string;
  onChange: (section: string, field: string) => void;
  onBack: () => void;
  onSend: () => void;
}

/** The last look before the answers are sent, and the consents that it takes. */
export function CheckStep(props: Props) {
  const { form, answers, options, own, busy, failure, onChange, onBack, onSend } = props;
  const { text } = useFormTexts();
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const missing = asked.filter((consent) => !given.has(consent));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setAsked(form.consents);
    setAttempt(attempt + 1);
    if (form.consents.every((consent) => given.has(consent))) onSend();
  };
  const give = (consent: string, agreed: boolean) => {
    const others = [...given].filter((other) => other !== consent);
    setGiven(new Set(agreed ? [...others, consent] : others));
  };
  const faults = missing.map((consent) => ({
    field: consentId(consent),
    message: own(`consent.${consent}_missing`),
  }));
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <header className={styles['stepHeader']}>
        <h2 id="section-check" tabIndex={-1}>
          {text('check')}
        </h2>
        <p>{text('check_intro')}</p>
      </header>
      <ErrorSummary faults={faults} attempt={attempt} />
      <AnswerList form={form} answers={answers} options={options} own={own} onChange={onChange} />
      <Consents form={form} given={given} missing={missing} own={own} onGive={give} />
      {failure && (
        <Failure title={text('save_failed')} text={text('save_failed_text', { reason: failure })} />
      )}
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
