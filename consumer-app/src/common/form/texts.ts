import { defineTexts } from '../i18n';

/** Texts that all forms share: labels, what is missing, the steps, drafts. */
export const formTexts = defineTexts('form', {
  en: async () => (await import('../../i18n/en/form')).formTexts,
  hi: async () => (await import('../../i18n/hi/form')).formTexts,
});
