import { confirmIdentity } from '@marketplace/shared/api';
import type { MaskedInfo } from '@marketplace/shared/schema';
import { Button, DateField, ErrorSummary, RadioGroup } from '@marketplace/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../browser/api';
import { Failure } from '../../ui/Failure';
import { PanField } from '../../form/fields/PanField';
import { useSubmit } from '../../form/useSubmit';
import { useSharedTexts, useTexts } from '../../language/i18n';
import { createNavigationGuard } from '../../session/navigationGuard';
import { clearPersistedInput } from '../../session/persistedInput';
import { usePersistedInput } from '../../session/usePersistedInput';
import { validateIdentity } from './validateIdentity';
import { welcomeBackTexts } from './texts';
import styles from './welcomeBack.module.css';

const CHOICES = ['continue', 'new'] as const;
export type Choice = (typeof CHOICES)[number];

interface Props {
  userId: string;
  mask: MaskedInfo;
  onDone: (choice: Choice) => void;
}

/**
 * Continues the application or starts a new one, after the server has confirmed birth date and PAN,
 * if it has both.
 */
export function WelcomeForm({ userId, mask, onDone }: Props) {
  const text = useTexts(welcomeBackTexts);
  const shared = useSharedTexts();
  const [chosen, choose] = usePersistedInput('welcome choice');
  const choice = CHOICES.find((known) => known === chosen);
  const [birthDate, typeBirthDate] = usePersistedInput('welcome birth_date');
  const [pan, typePan] = usePersistedInput('welcome pan', { secret: true });
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState(false);
  const { send, busy, failure } = useSubmit();
  const asksIdentity = mask.pan !== '' && mask.birth_date !== '';

  const checked = validateIdentity(birthDate, pan);
  const errors = asksIdentity && !checked.ok ? checked.errors : {};
  const said = (field: string): string | undefined => {
    const found = errors[field];
    if (!found) return undefined;
    return found.key.startsWith('missing.') ? text(found.key) : shared(found.key, found.params);
  };
  const wrong = {
    choice: choice ? undefined : text('missing.choice'),
    birth_date: said('birth_date'),
    pan: said('pan'),
  };
  const faults = Object.entries(wrong).flatMap(([field, message]) =>
    message ? [{ field, message }] : [],
  );
  const errorOf = (field: keyof typeof wrong) =>
    attempt > 0 && wrong[field] ? { error: wrong[field] } : {};

  const done = (what: Choice) => {
    clearPersistedInput('welcome ');
    onDone(what);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!choice || faults.length > 0) return setRefused(false);
    if (!asksIdentity || !checked.ok) return done(choice);
    const { identity } = checked;
    void send(async () => {
      const isStillHere = createNavigationGuard();
      const params = { id: userId };
      const { data } = await api
        .call(confirmIdentity, { params, body: identity })
        .catch((error) => {
          setRefused(false);
          throw error;
        });
      setRefused(!data.confirmed);
      if (data.confirmed && isStillHere()) done(choice);
    });
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <ErrorSummary faults={attempt > 0 ? faults : []} attempt={attempt} />
      <RadioGroup
        name="choice"
        label={text('choice')}
        value={choice ?? ''}
        options={[
          { value: 'continue', label: text('continue'), hint: text('continue_hint') },
          { value: 'new', label: text('new'), hint: text('new_hint') },
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        {...errorOf('choice')}
      />
      {asksIdentity && (
        <fieldset className={styles['identity']}>
          <legend>{text('identity')}</legend>
          <p>{text('identity_text')}</p>
          <div className={styles['fields']}>
            <DateField
              name="birth_date"
              label={text('birth_date')}
              hint={text('on_record', { mask: mask.birth_date })}
              value={birthDate}
              onChange={({ currentTarget }) => typeBirthDate(currentTarget.value)}
              {...errorOf('birth_date')}
            />
            <PanField
              name="pan"
              label={text('pan')}
              hint={text('on_record', { mask: mask.pan })}
              value={pan}
              onChange={({ currentTarget }) => typePan(currentTarget.value)}
              {...errorOf('pan')}
            />
          </div>
        </fieldset>
      )}
      {refused && <Failure pending={busy} title={text('refused')} text={text('refused_text')} />}
      {failure && (
        <Failure
          pending={busy}
          title={text('failed')}
          text={text('failed_text', { reason: failure })}
        />
      )}
      <div className={styles['actions']}>
        <Button type="submit" busy={busy}>
          {text('go')}
        </Button>
      </div>
    </form>
  );
}
