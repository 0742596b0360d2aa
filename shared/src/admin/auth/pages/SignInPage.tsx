import type { SignInReason } from '../../../session';
import { Button, InfoIcon, PasswordField, TextField, useTranslate } from '../../../ui';
import { FORGOT_PASSWORD } from '../frontPage';
import { SignInCard } from './SignInCard';
import { SignInFrame, type SignInFrameProps } from './SignInFrame';
import styles from './signInPage.module.css';
import { type Credentials, useSignIn } from '../useSignIn';

export interface SignInPageProps extends Omit<SignInFrameProps, 'page' | 'children'> {
  /** Why the person has to sign in; absent if they opened the page themselves. */
  reason?: SignInReason | undefined;
  /** Signs in. The page shows the error that it throws, and keeps the input. */
  submit: (input: Credentials) => Promise<void>;
  /** Runs on the first input, to load the console meanwhile. */
  onTyping?: () => void;
}

/** The sign-in page of a console, of plain elements so that it loads fast. */
export function SignInPage(props: SignInPageProps) {
  const { area, reason, submit, onTyping } = props;
  const translate = useTranslate();
  const { register, errors, busy, wait, onSubmit } = useSignIn(submit, translate);
  return (
    <SignInFrame {...props} page={translate('sign_in.page')}>
      <SignInCard
        area={area}
        heading={translate('sign_in.heading')}
        error={errors.root?.message}
        onSubmit={onSubmit}
        onInput={onTyping}
      >
        {reason && (
          <div role="status" className={styles['reason']}>
            <InfoIcon />
            <div>
              <p>{translate(`sign_in.reasons.${reason}`)}</p>
              {reason === 'masquerade' && (
                <a href="/admin/merchant-management">{translate('sign_in.to_merchants')}</a>
              )}
            </div>
          </div>
        )}
        <TextField
          {...register('email')}
          label={translate('sign_in.email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          error={errors.email?.message}
        />
        <PasswordField
          {...register('password')}
          label={translate('sign_in.password')}
          maxLength={200}
          error={errors.password?.message}
        />
        <Button type="submit" wide busy={busy} disabled={wait > 0}>
          {translate('sign_in.submit')}
        </Button>
        {wait > 0 && (
          <p className={styles['retryHint']}>{translate('sign_in.wait', { seconds: wait })}</p>
        )}
        <a className={styles['alternative']} href={FORGOT_PASSWORD}>
          {translate('sign_in.forgot.link')}
        </a>
      </SignInCard>
    </SignInFrame>
  );
}
