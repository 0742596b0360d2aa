import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { ApiError, type Client, passSecondFactor } from '../../../api';
import { yupResolver } from '../../../form';
import { createTranslator } from '../../../i18n/translator';
import { message } from '../../../schema/message';
import { signInPath } from '../../../session';
import { Button, TextField } from '../../../ui';
import { secondFactor as english } from '../../i18n/en/secondFactor';
import { secondFactor as hindi } from '../../i18n/hi/secondFactor';
import { SignInCard } from './SignInCard';
import { SignInFrame, type SignInFrameProps } from './SignInFrame';

export interface SecondFactorPageProps extends Omit<SignInFrameProps, 'page' | 'children'> {
  client: Pick<Client, 'call'>;
  /** The token of the sign-in, which allows nothing until it has the code. */
  token: string;
  onPassed: () => void;
}

const TEXTS = {
  en: createTranslator({ second_factor: english }),
  hi: createTranslator({ second_factor: hindi }, 'hi'),
};

const schema = object({ code: string().trim().required(message('second_factor.missing')) });

/** Asks for the code of the second factor, after the password and before the console opens. */
export function SecondFactorPage(props: SecondFactorPageProps) {
  const { client, token, onPassed, ...frame } = props;
  const translate = TEXTS[frame.language];
  const { formState, handleSubmit, register, setError } = useForm({
    defaultValues: { code: '' },
    resolver: yupResolver(schema, ({ key }) => translate(key)),
  });
  const send = handleSubmit(async ({ code }) => {
    try {
      await client.call(passSecondFactor, { body: { token, code } });
      onPassed();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const text = error.fields['code'] ?? error.message;
      setError('code', { message: text }, { shouldFocus: true });
    }
  });
  return (
    <SignInFrame {...frame} page={translate('second_factor.page')}>
      <SignInCard
        heading={translate('second_factor.heading')}
        onSubmit={(event) => void send(event)}
      >
        <TextField
          {...register('code')}
          label={translate('second_factor.code')}
          hint={translate('second_factor.code_hint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          error={formState.errors.code?.message}
        />
        <Button type="submit" wide busy={formState.isSubmitting}>
          {translate('second_factor.sign_in')}
        </Button>
        <a href={signInPath(frame.area)}>{translate('second_factor.use_other_account')}</a>
      </SignInCard>
    </SignInFrame>
  );
}
