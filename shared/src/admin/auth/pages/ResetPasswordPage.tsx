import { useCallback } from 'react';
import { type Client, completePasswordReset, readPasswordReset } from '../../../api';
import {
  clearApplicationData,
  clearSignInNote,
  saveSignInNote,
  signInPath,
} from '../../../session';
import { buttonClass, Spinner, useTranslate } from '../../../ui';
import { PasswordForm } from '../../features/account/PasswordForm';
import { FORGOT_PASSWORD } from '../frontPage';
import { LinkFailed } from './LinkFailed';
import { SignInCard } from './SignInCard';
import { SignInFrame, type SignInFrameProps } from './SignInFrame';
import { useLink } from './useLink';

export interface ResetPasswordPageProps extends Omit<SignInFrameProps, 'page' | 'children'> {
  /** The secret in the link. */
  token: string;
  client: Pick<Client, 'call'>;
  /** Leaves for the sign-in page. */
  leave: () => void;
}

/** Lets a person who has forgotten the password set a new one by the link in an e-mail. */
export function ResetPasswordPage(props: ResetPasswordPageProps) {
  const { area, token, client, leave } = props;
  const translate = useTranslate();
  const read = useCallback(
    (signal: AbortSignal) => client.call(readPasswordReset, { body: { token }, signal }),
    [client, token],
  );
  const { content, failure, retry } = useLink(read);
  const save = async (new_password: string) => {
    await client.call(completePasswordReset, { body: { token, new_password } });
    // The account's sessions have ended, also one in this browser.
    clearApplicationData(area);
    clearSignInNote(area);
    saveSignInNote(area, 'password_set', { pathname: '/' });
    leave();
  };
  return (
    <SignInFrame {...props} page={translate('sign_in.new_password.page')}>
      {!content && !failure && <Spinner page label={translate('sign_in.new_password.loading')} />}
      {failure && (
        <LinkFailed
          title={translate('sign_in.new_password.failed')}
          failure={failure}
          retry={retry}
        >
          <a className={buttonClass()} href={signInPath(area) + FORGOT_PASSWORD}>
            {translate('sign_in.new_password.ask_again')}
          </a>
        </LinkFailed>
      )}
      {content && (
        <SignInCard area={area} heading={translate('sign_in.new_password.heading')}>
          <p>{translate('sign_in.new_password.text', { email: content.email })}</p>
          <PasswordForm submit={({ new_password }) => save(new_password)} />
        </SignInCard>
      )}
    </SignInFrame>
  );
}
