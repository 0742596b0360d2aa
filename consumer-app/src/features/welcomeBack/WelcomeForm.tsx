import { confirmIdentity } from '@marketplace/shared/api';
import { Button, DateField, ErrorSummary, RadioGroup } from '@marketplace/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../common/api';
import { Failure } from '../../common/form/Failure';
import { PanField } from '../../common/form/PanField';
import { useSending } from '../../common/form/useSending';
import { useSharedTexts, useTexts } from '../../common/i18n';
import { checkIdentity } from './checkIdentity';
import { welcomeBackTexts } from './texts';
import type { Existing } from './useExisting';
import styles from './welcomeBack.module.css';

export type Choice = 'continue' | 'new';

interface Props {
  userId: string;
  mask: Existing['mask'];
  onDone: (choice: Choice) => void;
}

/** Continue or start anew, once the server has confirmed birth date and PAN where it has both. */
export function WelcomeForm({ userId, mask, onDone }: Props) {
  const text = useTexts(welcomeBackTexts);
  const shared = useSharedTexts();
  const [choice, setChoice] = useState<Choice>();
  const [birthDate, setBirthDate] = useState('');
  const [pan, setPan] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState(false);
  const { send, busy, failure } = useSending();
  const asksIdentity = mask.pan !== '' && mask.birth_date !== '';

  const checked = checkIdentity(birthDate, pan);
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

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    setRefused(false);
    if (!choice || faults.length > 0) return;
    if (!asksIdentity || !checked.ok) return onDone(choice);
    const { identity } = checked;
    void send(async () => {
      const { data } = await api.call(confirmIdentity, { params: { id: userId }, body: identity });
      if (data.confirmed) onDone(choice);
      else setRefused(true);
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
        onChange={({ currentTarget }) =>
          setChoice(currentTarget.value === 'new' ? 'new' : 'continue')
        }
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
              onChange={({ currentTarget }) => setBirthDate(currentTarget.value)}
              {...errorOf('birth_date')}
            />
            <PanField
              name="pan"
              label={text('pan')}
              hint={text('on_record', { mask: mask.pan })}
              value={pan}
              onChange={({ currentTarget }) => setPan(currentTarget.value)}
              {...errorOf('pan')}
            />
          </div>
        </fieldset>
      )}
      {refused && <Failure title={text('refused')} text={text('refused_text')} />}
      {failure && (
        <Failure title={text('failed')} text={text('failed_text', { reason: failure })} />
      )}
      <div className={styles['actions']}>
        <Button type="submit" busy={busy}>
          {text('go')}
        </Button>
      </div>
    </form>
  );
}
