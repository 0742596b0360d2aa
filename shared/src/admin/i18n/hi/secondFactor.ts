import type { Texts } from '../../../i18n';
import type { secondFactor as english } from '../en/secondFactor';

export const secondFactor: Texts<typeof english> = {
  page: 'आपका कोड',
  heading: 'अपना कोड डालें',
  code: 'कोड',
  code_hint: 'ऑथेंटिकेटर ऐप के 6 अंक, या आपका कोई रिकवरी कोड',
  missing: 'कोड डालें',
  sign_in: 'साइन इन करें',
  use_other_account: 'दूसरे खाते से साइन इन करें',
};
