import { type SubmitEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type InferType, object, string } from 'yup';
import { ApiError } from '../../api';
import { yupResolver } from '../../form';
import type { Translate } from '../../i18n';
import { message } from '../../schema/message';

const schema = object({
  email: string().trim().required(message('sign_in.email_missing')),
  password: string().required(message('sign_in.password_missing')),
});

export type Credentials = InferType<typeof schema>;

const FIELDS = ['email', 'password'] as const;

/** The seconds that are left of a countdown, and the function that starts it. */
function useCountdown() {
  const [{ until, now }, setTimes] = useState({ until: 0, now: 0 });
  const running = until > now;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setTimes({ until, now: Date.now() }), 500);
    return () => clearInterval(timer);
  }, [running, until]);
  const start = (seconds: number) => {
    const now = Date.now();
    setTimes({ until: now + seconds * 1000, now });
  };
  return [Math.max(0, Math.ceil((until - now) / 1000)), start] as const;
}

/**
 * The form of a sign-in page. Keeps the input after a failure. After a 429 it is disabled for the time that the
 * server gave.
 */
export function useSignIn(submit: (input: Credentials) => Promise<void>, translate: Translate) {
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
    resolver: yupResolver(schema, ({ key }) => translate(key)),
  });
  const { errors, isSubmitting } = formState;
  const [wait, startWait] = useCountdown();

  const showError = (error: unknown) => {
    if (!(error instanceof ApiError)) {
      setError('root', { message: translate('server.failed') });
      return;
    }
    const wrong = FIELDS.filter((name) => error.fields[name]);
    for (const [index, name] of wrong.entries())
      setError(name, { message: error.fields[name] ?? '' }, { shouldFocus: index === 0 });
    if (wrong.length > 0) return;
    const kept = error.retryable && error.status !== 429 ? ` ${translate('sign_in.kept')}` : '';
    setError('root', { message: error.message + kept });
    if (error.status === 429) startWait(error.retryAfter ?? 30);
  };
  const send = handleSubmit((credentials) => submit(credentials).catch(showError));
  return {
    register,
    errors,
    busy: isSubmitting,
    wait,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (isSubmitting || wait > 0) event.preventDefault();
      else void send(event);
    },
  };
}
