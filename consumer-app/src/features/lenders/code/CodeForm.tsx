import type { OwnApplication } from '@marketplace/shared/schema';
import { Button, buttonClass, OtpField } from '@marketplace/shared/ui';
import type { SubmitEvent } from 'react';
import { Controller } from 'react-hook-form';
import { useTexts } from '../../../i18n';
import { getHandOverPath, useOffersTexts } from '../../../offers';
import { Link, PageHeading } from '../../../ui';
import { getOtpErrorText, Resend, verificationTexts, useSmsCode } from '../../../otp';
import styles from '../lenders.module.css';
import form from './codeForm.module.css';
import { lenderCodeTexts } from '../texts';
import { useLenderCode } from './useLenderCode';
import type { OwnLender } from '../useOwnLender';

interface Props {
  data: OwnLender;
  application: OwnApplication;
  /** Called when the application is confirmed, or can no longer be. */
  onChanged: () => void;
}

/** Asks for the lender's code, and requests another one. */
export function CodeForm({ data: { lender, code: sent }, application, onChanged }: Props) {
  const text = useTexts(lenderCodeTexts);
  const t = useTexts(verificationTexts);
  const { rupees, months } = useOffersTexts();
  const { control, invalid, left, sentAt, sentTo, refusal, resent, busy, type, confirm, send } =
    useLenderCode(lender.slug, { sent, onChanged });
  useSmsCode(sentAt, type);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) confirm();
  };
  const intro = text('intro', {
    lender: lender.name,
    amount: rupees(application.amount),
    tenure: months(application.tenure_months),
  });
  const later = (
    <Link className={buttonClass({ variant: 'ghost' })} to={getHandOverPath(lender)}>
      {text('later')}
    </Link>
  );
  if (sentAt === undefined)
    return (
      <section className={form['form']}>
        <PageHeading title={text('title')} />
        <p>{intro}</p>
        <p>{text('not_sent')}</p>
        {refusal && <p role="alert">{refusal.fault}</p>}
        <div className={styles['links']}>
          <Button busy={busy} onClick={send}>
            {text('send')}
          </Button>
          {later}
        </div>
      </section>
    );
  return (
    <form className={form['form']} noValidate onSubmit={submit}>
      <PageHeading title={text('title')} />
      <p>{intro}</p>
      <p>
        {text('sent')} <strong>{sentTo}</strong>
      </p>
      <Controller
        control={control}
        name="otp"
        render={({ field }) => (
          <OtpField
            {...field}
            label={t('code')}
            hint={text('hint')}
            error={getOtpErrorText(t, { refusal, invalid, left })}
          />
        )}
      />
      <div className={styles['links']}>
        <Button type="submit" busy={busy} variant={left === 0 ? 'secondary' : 'primary'}>
          {text('submit')}
        </Button>
        {later}
      </div>
      <Resend sentAt={sentAt} dead={left === 0} resent={resent} onResend={send} />
    </form>
  );
}
