import { confirmIdentity } from '@marketplace/shared/api';
import type { MaskedInfo } from '@marketplace/shared/schema';
import { Button, DateField, ErrorSummary, FieldGrid, RadioGroup } from '@marketplace/shared/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { api, createNavigationGuard, clearPersistedInput, readPersistedInput } from '../../session';
import { Failure } from '../../ui';
import { PanField, usePersistedField, useSubmit, useYupForm } from '../../form';
import { useSharedTexts, useTexts } from '../../i18n';
import { welcomeBackTexts } from './texts';
import { type CHOICES, choiceSchema, identitySchema } from './welcomeSchema';
import styles from './welcomeBack.module.css';

const FIELDS = ['choice', 'birth_date', 'pan'] as const;
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
  const asksIdentity = mask.pan !== '' && mask.birth_date !== '';
  const form = useYupForm({
    getSchema: () => (asksIdentity ? identitySchema : choiceSchema),
    translateError: ({ key, params }) =>
      key.startsWith('missing.') ? text(key) : shared(key, params),
    defaultValues: {
      choice: readPersistedInput('welcome choice') ?? '',
      birth_date: readPersistedInput('welcome birth_date') ?? '',
      pan: readPersistedInput('welcome pan', true) ?? '',
    },
    reValidateMode: 'onChange',
  });
  usePersistedField(form, { field: 'choice', name: 'welcome choice' });
  usePersistedField(form, { field: 'birth_date', name: 'welcome birth_date' });
  usePersistedField(form, { field: 'pan', name: 'welcome pan', secret: true });
  const { control, formState } = form;
  const { errors, submitCount } = formState;
  const [refused, setRefused] = useState(false);
  const { send, busy, failure } = useSubmit();
  const faults = FIELDS.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, message }] : [];
  });

  const done = (what: Choice) => {
    clearPersistedInput('welcome ');
    onDone(what);
  };
  const submit = form.handleSubmit(
    ({ choice, birth_date, pan }) => {
      if (birth_date === undefined || pan === undefined) return done(choice);
      return send(async () => {
        const isStillHere = createNavigationGuard();
        const params = { id: userId };
        const body = { birth_date, pan };
        const { data } = await api.call(confirmIdentity, { params, body }).catch((error) => {
          setRefused(false);
          throw error;
        });
        setRefused(!data.confirmed);
        if (data.confirmed && isStillHere()) done(choice);
      });
    },
    () => setRefused(false),
  );
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary faults={faults} attempt={submitCount} />
      <Controller
        control={control}
        name="choice"
        render={({ field }) => (
          <RadioGroup
            {...field}
            label={text('choice')}
            error={errors.choice?.message}
            options={[
              { value: 'continue', label: text('continue'), hint: text('continue_hint') },
              { value: 'new', label: text('new'), hint: text('new_hint') },
            ]}
          />
        )}
      />
      {asksIdentity && (
        <fieldset className={styles['identity']}>
          <legend>{text('identity')}</legend>
          <p>{text('identity_text')}</p>
          <FieldGrid>
            <div>
              <Controller
                control={control}
                name="birth_date"
                render={({ field }) => (
                  <DateField
                    {...field}
                    label={text('birth_date')}
                    hint={text('on_record', { mask: mask.birth_date })}
                    error={errors.birth_date?.message}
                  />
                )}
              />
            </div>
            <div>
              <Controller
                control={control}
                name="pan"
                render={({ field }) => (
                  <PanField
                    {...field}
                    label={text('pan')}
                    hint={text('on_record', { mask: mask.pan })}
                    error={errors.pan?.message}
                  />
                )}
              />
            </div>
          </FieldGrid>
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
