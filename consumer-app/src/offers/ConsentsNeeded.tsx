import type { ConsentPurpose } from '@marketplace/shared/schema';
import { consentField } from '@marketplace/shared/schema';
import { Button, Checkbox } from '@marketplace/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { submitConsents } from '../consents/consents';
import { useConsentTexts } from '../consents/consentTexts';
import { useSubmit } from '../form/useSubmit';
import { PageHeading } from '../ui/PageHeading';
import { PrivacyLink } from '../ui/PrivacyLink';
import { clearPersistedInput } from '../session/persistedInput';
import { useCheckboxes } from '../consents/useCheckboxes';
import styles from './consentsNeeded.module.css';
import { useOffersTexts } from './useOffersTexts';

interface Props {
  userId: string;
  purposes: readonly ConsentPurpose[];
  onGiven: () => void;
  /** True inside a page that has its own heading. */
  inside?: boolean;
}

/** Replaces the offers while consents are missing: says which, and asks for them. */
export function ConsentsNeeded({ userId, purposes, onGiven, inside = false }: Props) {
  const { text } = useOffersTexts();
  const wording = useConsentTexts();
  const { isTicked, tick } = useCheckboxes('consents');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { send, busy, failure } = useSubmit();
  const give = async () => {
    await submitConsents(
      userId,
      purposes.map((purpose) => ({ purpose })),
    );
    clearPersistedInput('consents');
    onGiven();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setIsSubmitted(true);
    const missing = purposes.find((purpose) => !isTicked(purpose));
    if (missing) document.getElementById(consentField(missing))?.focus();
    else void send(give);
  };
  return (
    <form className={styles['needed']} noValidate onSubmit={submit}>
      {!inside && <PageHeading title={text('title')} />}
      <section className={styles['card']} aria-labelledby="consents-needed">
        <h2 id="consents-needed">{text('consents.title')}</h2>
        <p>{text('consents.text')}</p>
        {purposes.map((purpose) => (
          <Checkbox
            key={purpose}
            name={consentField(purpose)}
            checked={isTicked(purpose)}
            disabled={busy}
            label={wording(purpose).title}
            hint={wording(purpose).text}
            {...(isSubmitted && !isTicked(purpose) ? { error: text('consents.missing') } : {})}
            onChange={({ currentTarget }) => tick(purpose, currentTarget.checked)}
          />
        ))}
        {failure && (
          <p key={String(busy)} {...(busy ? { className: styles['pending'] } : { role: 'alert' })}>
            {`${text('consents.failed')} ${failure}`}
          </p>
        )}
        <div className={styles['actions']}>
          <Button type="submit" busy={busy}>
            {text('consents.agree')}
          </Button>
          <PrivacyLink />
        </div>
      </section>
    </form>
  );
}
