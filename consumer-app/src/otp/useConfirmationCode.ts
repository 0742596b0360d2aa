import {
  type AnswerOf,
  ApiError,
  getApiErrorText,
  type sendContactCode,
} from '@marketplace/shared/api';
import { useRef, useState } from 'react';
import { useNow } from '../browser';
import { getAttemptsLeft, MAX_FAILED_ATTEMPTS, session } from '../session';
import type { OtpError } from './otpErrorText';
import { useOtpForm } from './useOtpForm';

type SentCode = AnswerOf<typeof sendContactCode>['data'];

/** Converts a code's age to this device's clock, which may differ from the server's. */
const toLocalTime = ({ sent_to, age, tries_left }: SentCode) => ({
  sentTo: sent_to,
  sentAt: Date.now() - age * 1000,
  wrongTries: MAX_FAILED_ATTEMPTS - tries_left,
});

interface Options {
  /** Name under which a code that is typed but not sent stays in this page's memory. */
  name: string;
  /** The code sent last; null if none was. */
  sent: SentCode | null;
  /** Asks the server for a code. */
  request: (userId: string) => Promise<{ data: SentCode }>;
  /** Sends the code that the person has entered. */
  confirm: (userId: string, otp: string) => Promise<unknown>;
  /** Called when something is confirmed, or can no longer be. */
  onChanged: () => void;
}

/** Requests a one-time code of a signed-in person and confirms something with it; one call at a time. */
export function useConfirmationCode({ name, sent, request, confirm, onChanged }: Options) {
  const [last, setLast] = useState(() => sent && toLocalTime(sent));
  const { control, formState, handleSubmit, setValue, clearErrors } = useOtpForm(name);
  const [refusal, setRefusal] = useState<OtpError>();
  const [resent, setResent] = useState(false);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const now = useNow();
  const left = last ? getAttemptsLeft(last.wrongTries, last.sentAt, now) : MAX_FAILED_ATTEMPTS;

  const refuse = (found: OtpError) => {
    setRefusal(found);
    document.getElementById('otp')?.focus();
  };
  const runTask = (task: (id: string) => Promise<void>) => {
    const id = session.userId;
    if (underWay.current || !id) return;
    underWay.current = true;
    setBusy(true);
    setRefusal(undefined);
    clearErrors();
    setResent(false);
    task(id)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (error.reason === 'cancelled') return;
        const wrong = error.fields['otp'] !== undefined;
        if (error.status === 409) onChanged();
        if (wrong) setLast((before) => before && { ...before, wrongTries: before.wrongTries + 1 });
        refuse({ fault: getApiErrorText(error, 'otp'), wrong });
      })
      .finally(() => {
        underWay.current = false;
        setBusy(false);
      })
      .catch(() => undefined);
  };
  return {
    control,
    invalid: formState.errors.otp?.message,
    left,
    sentAt: last?.sentAt,
    sentTo: last?.sentTo ?? '',
    refusal,
    resent,
    busy,
    type: (code: string) => setValue('otp', code),
    confirm: () =>
      void handleSubmit(
        ({ otp }) =>
          runTask(async (id) => {
            await confirm(id, otp);
            setValue('otp', '');
            onChanged();
          }),
        () => {
          setRefusal(undefined);
          setResent(false);
        },
      )(),
    send: () =>
      runTask(async (id) => {
        const { data } = await request(id);
        setLast(toLocalTime(data));
        setValue('otp', '');
        setResent(last !== null);
        document.getElementById('otp')?.focus();
      }),
  };
}
