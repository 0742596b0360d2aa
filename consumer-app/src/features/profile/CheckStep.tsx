import { Button, ErrorSummary } from '@marketplace/shared/ui';
import { type SubmitEvent, useState } from 'react';
import type { Consent, Given } from './consents';
import { CheckAnswers } from './CheckAnswers';
import { consentId, missingConsents, NONE_GIVEN } from './consents';
import { Consents } from './Consents';
import { Failure } from './Failure';
import type { SectionId } from './profileSections';
import styles from './profile.module.css';
import type { useOptionLists } from '../../common/form/useOptionLists';
import { useProfileTexts } from './useProfileTexts';

interface Props {
  options: ReturnType<typeof useOptionLists>;
  busy: boolean;
  /** Why the last try to save failed; '' when it did not. */
  failure: string;
  onChange: (section: SectionId, field: string) => void;
  onBack: () => void;
  onSend: () => void;
}

/** The last look before the details are sent, and the consents that it takes. */
export function CheckStep({ options, busy, failure, onChange, onBack, onSend }: Props) {
  const { text } = useProfileTexts();
  const [given, setGiven] = useState<Given>(NONE_GIVEN);
  const [missing, setMissing] = useState<readonly Consent[]>([]);
  const [attempt, setAttempt] = useState(0);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const lacking = missingConsents(given);
    setMissing(lacking);
    setAttempt(attempt + 1);
    if (lacking.length === 0) onSend();
  };
  const give = (consent: Consent, agreed: boolean) => {
    setGiven({ ...given, [consent]: agreed });
    setMissing(missing.filter((other) => other !== consent));
  };
  const faults = missing.map((consent) => ({
    field: consentId(consent),
    message: text(`consent.${consent}_missing`),
  }));
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <header className={styles['stepHeader']}>
        <h2 id="section-check" tabIndex={-1}>
          {text('section.check')}
        </h2>
        <p>{text('check_intro')}</p>
      </header>
      <ErrorSummary faults={faults} attempt={attempt} />
      <CheckAnswers options={options} onChange={onChange} />
      <Consents given={given} missing={missing} onGive={give} />
      {failure && (
        <Failure title={text('save_failed')} text={text('save_failed_text', { reason: failure })} />
      )}
      <div className={styles['actions']}>
        <Button type="submit" busy={busy}>
          {text(failure ? 'retry' : 'send')}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onBack}>
          {text('back')}
        </Button>
      </div>
    </form>
  );
}
