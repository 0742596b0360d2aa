import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api';
import { PASSWORD_LENGTH } from '../../schema/fields/password';
import type { Passwords } from '../../session';
import { Button, ErrorIcon, PasswordField, useTranslate } from '../../ui';
import styles from './account.module.css';

export interface PasswordFormProps {
  /** Label of the current password. */
  present: string;
  /** Saves; the form shows what it throws, and keeps what was typed. */
  submit: (typed: Passwords) => Promise<void>;
}

interface Fault {
  text?: string;
  fields: Partial<Record<keyof Passwords, string>>;
}

const NO_FAULT: Fault = { fields: {} };

function readTyped(form: HTMLFormElement): Passwords {
  const typed = new FormData(form);
  const textOf = (name: keyof Passwords) => {
    const value = typed.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { password: textOf('password'), new_password: textOf('new_password') };
}

/** Asks for the current password and a new one. The server decides whether the new one will do. */
export function PasswordForm({ present, submit }: PasswordFormProps) {
  const translate = useTranslate();
  const [fault, setFault] = useState(NO_FAULT);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { min, max } = PASSWORD_LENGTH;
  useEffect(() => {
    if (fault !== NO_FAULT) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fault]);

  const send = async (typed: Passwords) => {
    const fields: Fault['fields'] = {
      ...(!typed.password && { password: translate('password.missing') }),
      ...(Array.from(typed.new_password).length < min && {
        new_password: translate('password.short', { min }),
      }),
    };
    if (Object.keys(fields).length > 0) {
      setFault({ fields });
      return;
    }
    setBusy(true);
    setFault(NO_FAULT);
    try {
      await submit(typed);
      form.current?.reset();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { password, new_password } = error.fields;
      const named = { ...(password && { password }), ...(new_password && { new_password }) };
      setFault(
        Object.keys(named).length > 0 ? { fields: named } : { text: error.message, fields: {} },
      );
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void send(readTyped(event.currentTarget));
  };
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={onSubmit}>
      <div role="alert">
        {fault.text && (
          <p className={styles['fault']}>
            <ErrorIcon />
            <span>{fault.text}</span>
          </p>
        )}
      </div>
      <PasswordField
        name="password"
        label={present}
        maxLength={max}
        error={fault.fields.password}
      />
      <PasswordField
        name="new_password"
        label={translate('password.wanted')}
        hint={translate('password.hint', { min })}
        autoComplete="new-password"
        maxLength={max}
        error={fault.fields.new_password}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {translate('password.save')}
        </Button>
      </div>
    </form>
  );
}
