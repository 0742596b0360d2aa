import type { Passwords } from '../../../session';
import { Button, useTranslate } from '../../../ui';
import { PasswordForm } from '../../features/account/PasswordForm';
import { SignInCard } from './SignInCard';
import { SignInFrame, type SignInFrameProps } from './SignInFrame';

export interface NewPasswordPageProps extends Omit<SignInFrameProps, 'page' | 'children'> {
  submit: (input: Passwords) => Promise<void>;
  onLogout: () => void;
}

/** Asks for a new password after a sign-in with one that an admin has sent, before the console opens. */
export function NewPasswordPage(props: NewPasswordPageProps) {
  const { area, submit, onLogout } = props;
  const translate = useTranslate();
  return (
    <SignInFrame {...props} page={translate('password.page')}>
      <SignInCard area={area} heading={translate('password.heading')}>
        <p>{translate('password.temporary_notice')}</p>
        <PasswordForm present={translate('password.temporary_password')} submit={submit} />
        <Button variant="ghost" onClick={onLogout}>
          {translate('password.log_out')}
        </Button>
      </SignInCard>
    </SignInFrame>
  );
}
