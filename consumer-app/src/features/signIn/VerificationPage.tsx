import { ApiError, type BodyOf, verifyOtp } from '@marketplace/shared/api';
import { Button, OtpField } from '@marketplace/shared/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useSharedTexts, useTexts } from '../../i18n';
import { PageHeading } from '../../ui';
import {
  api,
  getAttemptsLeft,
  recordFailedAttempt,
  resetContact,
  session,
  signInAs,
  useSession,
} from '../../session';
import {
  getOtpErrorText,
  type OtpError,
  Resend,
  verificationTexts,
  useOtpForm,
  useSmsCode,
} from '../../otp';
import { singleFlight, useNow, useSingleFlight } from '../../browser';
import { requestOtp } from './requestOtp';
import styles from './signIn.module.css';

const verify = singleFlight((body: BodyOf<typeof verifyOtp>) => api.call(verifyOtp, { body }));

/** Signs in with a code; resolves to the error, undefined on success. */
async function verifyOtpCode(code: string): Promise<OtpError | undefined> {
  const { userId = '' } = session;
  try {
    const answer = await verify({ user_id: userId, otp: code });
    // The person has switched to another contact meanwhile, so this code signs nobody in.
    if (session.userId !== userId) return undefined;
    signInAs(answer.token, answer.user_id);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fault = error.fields['otp'];
    if (fault !== undefined) recordFailedAttempt();
    return { fault: fault ?? error.message, wrong: fault !== undefined };
  }
}

/** The second step of the sign-in: asks for the one-time code. */
export function VerificationPage() {
  const t = useTexts(verificationTexts);
  const shared = useSharedTexts();
  const { contact = '', sentAt = 0, wrongTries } = useSession();
  const { control, formState, handleSubmit, setValue, clearErrors } = useOtpForm(`code ${sentAt}`);
  const [refusal, setRefusal] = useState<OtpError>();
  const { once, busy } = useSingleFlight();
  const [resent, setResent] = useState(false);
  const kind = contact.includes('@') ? 'email' : 'mobile';
  const left = getAttemptsLeft(wrongTries, sentAt, useNow());
  useSmsCode(kind === 'mobile' ? sentAt : undefined, (code) => setValue('otp', code));

  const focusCode = () => document.getElementById('otp')?.focus();
  const work = (task: () => Promise<OtpError | undefined>) =>
    void once(async () => {
      setRefusal(undefined);
      clearErrors();
      const found = await task().catch(() => ({ fault: shared('server.offline'), wrong: false }));
      setRefusal(found);
      if (found) focusCode();
    });
  const submit = handleSubmit(
    ({ otp }) => {
      setResent(false);
      work(() => verifyOtpCode(otp));
    },
    () => {
      setResent(false);
      setRefusal(undefined);
    },
  );
  const resend = () =>
    work(async () => {
      const result = await requestOtp(contact);
      if (!result.ok) return { fault: result.fault, wrong: false };
      setValue('otp', '');
      setResent(true);
      focusCode();
      return undefined;
    });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PageHeading title={t('title')} />
      <p className={styles.sent}>
        {t(`sent_${kind}`)} <strong>{formatContact(contact)}</strong>
        <br />
        <button type="button" className={styles.link} onClick={resetContact}>
          {t(`change_${kind}`)}
        </button>
      </p>
      <Controller
        control={control}
        name="otp"
        render={({ field }) => (
          <OtpField
            {...field}
            label={t('code')}
            hint={t('code_hint')}
            error={getOtpErrorText(t, { refusal, invalid: formState.errors.otp?.message, left })}
            autoFocus
          />
        )}
      />
      <div>
        <Button type="submit" wide busy={busy} variant={left === 0 ? 'secondary' : 'primary'}>
          {t('submit')}
        </Button>
      </div>
      <Resend sentAt={sentAt} dead={left === 0} resent={resent} onResend={resend} />
    </form>
  );
}

/** Formats a mobile number in two groups that do not break across lines. */
function formatContact(contact: string): string {
  if (contact.includes('@')) return contact;
  return `+91\u00a0${contact.slice(0, 5)}\u00a0${contact.slice(5)}`;
}
