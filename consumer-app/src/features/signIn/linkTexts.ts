import { defineTexts } from '../../i18n';
import { signInLinkTexts as english } from '../../i18n/en/signInLink';

export const signInLinkTexts = defineTexts('signInLink', {
  en: english,
  hi: async () => (await import('../../i18n/hi/signInLink')).signInLinkTexts,
});
