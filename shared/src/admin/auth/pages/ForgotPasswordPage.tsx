import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { ApiError, type Client, requestPasswordReset } from '../../../api';
import { yupResolver } from '../../../form';
import { message } from '../../../schema/message';
import { Button, TextField, useTranslate } from '../../../ui';
import { SignInCard } from './SignInCard';
import { SignInFrame, type SignInFrameProps } from './SignInFrame';
import styles from './signInPage.module.css';

export interface ForgotPasswordPageProps extends Omit<SignInFrameProps, 'page' | 'children'> {
  client: Pick<Client, 'call'>;
}

const schema = object({ email: string().trim().required(message('sign_in.email_missing')) });

/** Sends a person who has forgotten the password a link to set a new one. */
export function ForgotPasswordPage(props: ForgotPasswordPageProps) {
  const { area, client } = props;
  const translate = useTranslate();
  const [sentTo, setSentTo] = useState<string>();
  const { formState, handleSubmit, register, setError, setFocus } = useForm({
    defaultValues: { email: '' },
    resolver: yupResolver(schema, ({ key }) => translate(key)),
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (sentTo === undefined) setFocus('email');
  }, [sentTo, setFocus]);
  const send = handleSubmit(async ({ email }) => {
    try {
      await client.call(requestPasswordReset, { body: { area, email } });
      setSentTo(email);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const atField = error.fields['email'];
      if (atField) setError('email', { message: atField }, { shouldFocus: true });
      else setError('root', { message: error.message });
    }
  });
  return (
    <SignInFrame {...props} page={translate('sign_in.forgot.page')}>
      <SignInCard
        area={area}
        heading={translate(sentTo ? 'sign_in.forgot.sent_heading' : 'sign_in.forgot.heading')}
        error={errors.root?.message}
        onSubmit={(event) => void send(event)}
      >
        <div role="status" className={styles['sent']}>
          {sentTo && (
            <>
              <p>{translate('sign_in.forgot.sent', { email: sentTo })}</p>
              <p>{translate('sign_in.forgot.not_there')}</p>
            </>
          )}
        </div>
        {!sentTo && (
          <>
            <p>{translate('sign_in.forgot.text')}</p>
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
          </>
        )}
        <Button type="submit" wide variant={sentTo ? 'secondary' : 'primary'} busy={isSubmitting}>
          {translate(sentTo ? 'sign_in.forgot.again' : 'sign_in.forgot.submit')}
        </Button>
        {/* The same address without its fragment, so that a partner's sign-in keeps its brand. */}
        <a
          className={styles['alternative']}
          href={window.location.pathname + window.location.search}
        >
          {translate('sign_in.forgot.to_sign_in')}
        </a>
      </SignInCard>
    </SignInFrame>
  );
}
