import { useId } from 'react';
import type { Passwords } from '../../../session';
import { Button, useTranslate } from '../../../ui';
import { PasswordForm } from '../account/PasswordForm';
import { SignInFrame, type SignInFrameProps } from './SignInFrame';
import styles from './signInPage.module.css';

export interface NewPasswordPageProps extends Omit<SignInFrameProps, 'page' | 'children'> {
  submit: (input: Passwords) => Promise<void>;
  onLogout: () => void;
}

/** Asks for a new password after a sign-in with one that an admin has sent, before the console opens. */
export function NewPasswordPage(props: NewPasswordPageProps) {
  const { area, submit, onLogout } = props;
  const translate = useTranslate();
  const heading = useId();
  return (
    <SignInFrame {...props} page={translate('password.page')}>
      <section className={styles['card']} aria-labelledby={heading}>
        <div>
          <p className={styles['area']}>{translate(`sign_in.${area}`)}</p>
          <h1 id={heading}>{translate('password.heading')}</h1>
        </div>
        <p>{translate('password.temporary_notice')}</p>
        <PasswordForm present={translate('password.temporary_password')} submit={submit} />
        <Button variant="ghost" onClick={onLogout}>
          {translate('password.log_out')}
        </Button>
      </section>
    </SignInFrame>
  );
}
