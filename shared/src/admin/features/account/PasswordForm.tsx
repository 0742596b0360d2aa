import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { ApiError } from '../../../api';
import { yupResolver } from '../../../form';
import { message } from '../../../schema/message';
import { newPassword, PASSWORD_LENGTH } from '../../../schema/fields/password';
import type { Passwords } from '../../../session';
import { Button, ErrorIcon, PasswordField, useTranslate } from '../../../ui';
import styles from './account.module.css';

export interface PasswordFormProps {
  /** Label of the current password; absent for somebody who has none yet. */
  present?: string;
  /** Saves. If it throws, the form shows the error and keeps the input. */
  submit: (input: Passwords) => Promise<void>;
}

const firstSchema = object({ password: string().defined(), new_password: newPassword() });

const schema = firstSchema.shape({ password: string().required(message('password.missing')) });

/** Asks for the current password and a new one. The server decides whether the new one is good enough. */
export function PasswordForm({ present, submit }: PasswordFormProps) {
  const translate = useTranslate();
  const [failure, setFailure] = useState<string>();
  const { min, max } = PASSWORD_LENGTH;
  const { formState, handleSubmit, register, reset, setError } = useForm<Passwords>({
    defaultValues: { password: '', new_password: '' },
    resolver: yupResolver(present ? schema : firstSchema, ({ key, params }) =>
      key === 'password.missing' ? translate(key) : translate('password.too_short', params),
    ),
  });
  const { errors, isSubmitting } = formState;
  const save = async (input: Passwords) => {
    setFailure(undefined);
    try {
      await submit(input);
      reset();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { password, new_password } = error.fields;
      if (!password && !new_password) setFailure(error.message);
      if (new_password) setError('new_password', { message: new_password }, { shouldFocus: true });
      if (password) setError('password', { message: password }, { shouldFocus: true });
    }
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => void handleSubmit(save)(event)}
    >
      <div role="alert">
        {failure && (
          <p className={styles['error']}>
            <ErrorIcon />
            <span>{failure}</span>
          </p>
        )}
      </div>
      {present && (
        <PasswordField
          {...register('password')}
          label={present}
          maxLength={max}
          error={errors.password?.message}
        />
      )}
      <PasswordField
        {...register('new_password')}
        label={translate('password.new_password')}
        hint={translate('password.hint', { min })}
        autoComplete="new-password"
        maxLength={max}
        error={errors.new_password?.message}
      />
      <div>
        <Button type="submit" busy={isSubmitting}>
          {translate('password.save')}
        </Button>
      </div>
    </form>
  );
}
