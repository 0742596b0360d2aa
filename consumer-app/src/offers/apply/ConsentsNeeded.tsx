import type { ConsentPurpose } from '@marketplace/shared/schema';
import { Button, Checkbox } from '@marketplace/shared/ui';
import type { SubmitEvent } from 'react';
import { submitConsents, useConsentTexts } from '../../consents';
import { useConsentForm, useSubmit } from '../../form';
import { PageHeading, PrivacyLink } from '../../ui';
import { clearPersistedInput } from '../../session';
import styles from './consentsNeeded.module.css';
import { useOffersTexts } from '../useOffersTexts';

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
  const consents = useConsentForm({
    name: 'consents',
    consents: purposes,
    getMissingText: () => text('consents.missing'),
  });
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
    void consents.submit(
      () => void send(give),
      (id) => document.getElementById(id)?.focus(),
    );
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
            {...consents.getCheckbox(purpose)}
            disabled={busy}
            label={wording(purpose).title}
            hint={wording(purpose).text}
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
