import { yupResolver } from '@marketplace/shared/form';
import { contact, message } from '@marketplace/shared/schema';
import { boolean, object } from 'yup';
import { loadSharedTexts, sharedText } from '../../i18n';

export { requestOtp } from './requestOtp';

export interface SignInValues {
  contact: string;
  /** Whether the person accepts the partner's terms. */
  terms: boolean;
}

const schema = object({
  contact: contact(),
  terms: boolean().required(),
});
const withTerms = schema.shape({
  terms: boolean().oneOf([true], message('validation.required')).required(),
});

/** The rules of the sign-in. `termsError`: the error of unaccepted terms, if they must be accepted. */
export const signInResolver = (termsError: string | undefined) => async (values: SignInValues) => {
  await loadSharedTexts();
  return yupResolver(termsError === undefined ? schema : withTerms, ({ key, params }, field) =>
    field === 'terms' && termsError !== undefined ? termsError : sharedText(key, params),
  )(values);
};
