import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api';
import type { Translate } from '../../i18n';

export interface Credentials {
  email: string;
  password: string;
}

export interface SignInError {
  /** The message above the form. */
  text?: string;
  fields: Partial<Record<keyof Credentials, string>>;
}

const noFault: SignInError = { fields: {} };

function missing({ email, password }: Credentials, translate: Translate): SignInError['fields'] {
  return {
    ...(email.trim() ? {} : { email: translate('sign_in.email_missing') }),
    ...(password ? {} : { password: translate('sign_in.password_missing') }),
  };
}

function faultOf(error: unknown, translate: Translate): SignInError {
  if (!(error instanceof ApiError)) return { text: translate('server.failed'), fields: {} };
  const { email, password } = error.fields;
  const fields = { ...(email ? { email } : {}), ...(password ? { password } : {}) };
  if (Object.keys(fields).length > 0) return { fields };
  const kept = error.retryable && error.status !== 429 ? ` ${translate('sign_in.kept')}` : '';
  return { text: error.message + kept, fields };
}

interface Rest {
  until: number;
  now: number;
}

/** The seconds for which the form is disabled, and the function that disables it. */
function useRest() {
  const [{ until, now }, setRest] = useState<Rest>({ until: 0, now: 0 });
  const resting = until > now;
  useEffect(() => {
    if (!resting) return undefined;
    const timer = setInterval(() => setRest({ until, now: Date.now() }), 500);
    return () => clearInterval(timer);
  }, [resting, until]);
  const rest = (seconds: number) => {
    const at = Date.now();
    setRest({ until: at + seconds * 1000, now: at });
  };
  return [Math.max(0, Math.ceil((until - now) / 1000)), rest] as const;
}

/**
 * A sign-in form's state. What was typed stays whatever happens; a second click while the first is
 * under way does nothing; after a 429 the form rests for as long as the server asked.
 */
export function useSignIn(submit: (typed: Credentials) => Promise<void>, translate: Translate) {
  const [fault, setFault] = useState(noFault);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const underWay = useRef(false);
  const [wait, rest] = useRest();

  const send = async (typed: Credentials) => {
    if (underWay.current || wait > 0) return;
    setAttempt((count) => count + 1);
    const fields = missing(typed, translate);
    setFault({ fields });
    if (Object.keys(fields).length > 0) return;
    underWay.current = true;
    setBusy(true);
    try {
      await submit({ email: typed.email.trim(), password: typed.password });
    } catch (error) {
      setFault(faultOf(error, translate));
      if (error instanceof ApiError && error.status === 429) {
        rest(error.retryAfter ?? 30);
      }
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { fault, busy, wait, attempt, send };
}
