import { ApiError, confirmByCode, getApiErrorText, sendLenderCode } from '@marketplace/shared/api';
import { useRef, useState } from 'react';
import { api, MAX_FAILED_ATTEMPTS, getAttemptsLeft, session } from '../../../session';
import { singleFlight, useNow } from '../../../browser';
import { type OtpError, useOtpForm } from '../../../otp';
import type { OwnLender } from '../useOwnLender';

type SentCode = NonNullable<OwnLender['code']>;

/** Converts a code's age to this device's clock, which may differ from the server's. */
const toLocalTime = ({ sent_to, age, tries_left }: SentCode) => ({
  sentTo: sent_to,
  sentAt: Date.now() - age * 1000,
  wrongTries: MAX_FAILED_ATTEMPTS - tries_left,
});

interface CodeParams {
  id: string;
  lender: string;
}

const requestCode = singleFlight((params: CodeParams) =>
  api.call(sendLenderCode, { params, body: {} }),
);
const confirmCode = singleFlight(({ otp: code, ...params }: CodeParams & { otp: string }) =>
  api.call(confirmByCode, { params, body: { otp: code } }),
);

interface Options {
  /** The code sent last; null if none was. */
  sent: SentCode | null;
  onChanged: () => void;
}

/** Requests a lender's code and confirms an application with it; one call at a time. */
export function useLenderCode(lender: string, { sent, onChanged }: Options) {
  const [last, setLast] = useState(() => sent && toLocalTime(sent));
  const { control, formState, handleSubmit, setValue, clearErrors } = useOtpForm(
    `code of ${lender}`,
  );
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
            await confirmCode({ id, lender, otp });
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
        const { data } = await requestCode({ id, lender });
        setLast(toLocalTime(data));
        setValue('otp', '');
        setResent(last !== null);
        document.getElementById('otp')?.focus();
      }),
  };
}
